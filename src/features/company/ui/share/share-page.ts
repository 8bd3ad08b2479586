const SHOWN_MS = 6000;

/** The ways to share that need a script, where the browser has them; asked again it changes nothing. */
export default function offerSharing(share: HTMLElement): void {
  // Both exist on secure origins only, and the share sheet not in every browser.
  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
  const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const url = address ?? location.href;
  const offer = (way: string, isThere: boolean, run: () => Promise<void>) => {
    const button = share.querySelector<HTMLButtonElement>(`[value=${way}]`);
    if (!button || !isThere) return;
    button.hidden = false;
    button.onclick = () => {
      share.hidePopover();
      // The reader closed the share sheet, or does not let pages write to the clipboard.
      run().catch(() => undefined);
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
