import { fill } from '#shared/core/fill.ts';

const VISIBLE_MS = 6000;
/** Smaller counts are not shown, since they would make a page look unpopular. */
const MIN_VISIBLE_SHARES = 5;

/** Adds the ways to share that need a script; repeated calls only update the shared URL. */
export default function offerSharing(share: HTMLElement): void {
  // Partial: browsers offer both APIs on secure origins only, and some have no `share`.
  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { picture, shared } = share.dataset;
  const url = (address ?? location.href.split('#')[0]) + (picture ? location.hash : '');
  const countUrl = picture ?? share.dataset['counted'];
  for (const paragraph of share.querySelectorAll('p')) paragraph.hidden = picture !== undefined;
  if (!picture && countUrl && shared) showShareCount(share, countUrl, shared);
  const count = () => {
    if (countUrl) navigator.sendBeacon(countUrl);
  };
  for (const link of share.querySelectorAll('a')) {
    link.href = withSharedUrl(link.href, url);
    link.onclick = count;
  }
  const offer = (method: string, isThere: boolean, run: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[value=${method}]`);
    if (!button || !isThere) return;
    button.hidden = false;
    button.onclick = () => {
      share.hidePopover?.();
      // A rejection means that the reader closed the share sheet or denied access to the clipboard.
      run().then(count, () => undefined);
    };
  };
  offer('device', 'share' in device, () => navigator.share({ title: document.title, url }));
  offer('copy', 'clipboard' in device, async () => {
    await navigator.clipboard.writeText(url);
    const status = document.querySelector<HTMLElement>('[data-copied]');
    if (!status) return;
    status.textContent = status.dataset['copied'] ?? '';
    setTimeout(() => status.replaceChildren(), VISIBLE_MS);
  });
}

/** Returns the service's URL for another shared URL. */
function withSharedUrl(service: string, url: string): string {
  const to = new URL(service);
  for (const name of ['url', 'u']) if (to.searchParams.has(name)) to.searchParams.set(name, url);
  return to.href;
}

/** Loads and shows the number of shares once, when the menu is first opened. */
async function showShareCount(
  share: HTMLElement,
  countUrl: string,
  template: string,
): Promise<void> {
  delete share.dataset['shared'];
  const response = await fetch(countUrl).catch(() => null);
  const body = await response?.json().catch(() => null);
  const total: number = body?.data?.total ?? 0;
  if (total < MIN_VISIBLE_SHARES) return;
  const paragraph = document.createElement('p');
  paragraph.style.color = 'var(--color-muted)';
  paragraph.textContent = fill(template, {
    people: total.toLocaleString(document.documentElement.lang),
  });
  share.append(paragraph);
}
