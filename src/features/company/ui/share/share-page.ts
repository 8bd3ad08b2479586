import { fill } from '#shared/core/fill.ts';

const SHOWN_MS = 6000;
/** Fewer say nothing for what is shared. */
const FEWEST_TOLD = 5;

/**
 * The ways to share that need a script, where the browser has them; asked again it changes nothing but
 * what is shared: the page, or the picture that its address names.
 */
export default function offerSharing(share: HTMLElement): void {
  // Both exist on secure origins only, and the share sheet not in every browser.
  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { picture, shared } = share.dataset;
  const url = (address ?? location.href.split('#')[0]) + (picture ? location.hash : '');
  const counted = picture ?? share.dataset['counted'];
  for (const told of share.querySelectorAll('p')) told.hidden = picture !== undefined;
  if (!picture && counted && shared) tellShares(share, counted, shared);
  const count = () => {
    if (counted) navigator.sendBeacon(counted);
  };
  for (const link of share.querySelectorAll('a')) {
    link.href = about(link.href, url);
    link.onclick = count;
  }
  const offer = (way: string, isThere: boolean, run: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[value=${way}]`);
    if (!button || !isThere) return;
    button.hidden = false;
    button.onclick = () => {
      share.hidePopover?.();
      // The reader closed the share sheet, or does not let pages write to the clipboard.
      run().then(count, () => undefined);
    };
  };
  offer('device', 'share' in device, () => navigator.share({ title: document.title, url }));
  offer('copy', 'clipboard' in device, async () => {
    await navigator.clipboard.writeText(url);
    const said = document.querySelector<HTMLElement>('[data-copied]');
    if (!said) return;
    said.textContent = said.dataset['copied'] ?? '';
    setTimeout(() => said.replaceChildren(), SHOWN_MS);
  });
}

/** The same service, asked to share this address. */
function about(service: string, url: string): string {
  const to = new URL(service);
  for (const name of ['url', 'u']) if (to.searchParams.has(name)) to.searchParams.set(name, url);
  return to.href;
}

/** Once, as the choice is opened first. */
async function tellShares(share: HTMLElement, counted: string, words: string): Promise<void> {
  delete share.dataset['shared'];
  const answer = await fetch(counted).catch(() => null);
  const told = await answer?.json().catch(() => null);
  const total: number = told?.data?.total ?? 0;
  if (total < FEWEST_TOLD) return;
  const said = document.createElement('p');
  said.style.color = 'var(--color-muted)';
  said.textContent = fill(words, { people: total.toLocaleString(document.documentElement.lang) });
  share.append(said);
}
