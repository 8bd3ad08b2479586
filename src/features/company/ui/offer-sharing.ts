const SHOWN_MS = 6000;

/** Lets the share buttons of a page share it; part of the script of every page, which it makes smaller than two. */
export function offerSharing(): void {
  for (const share of document.querySelectorAll<HTMLElement>('[data-share]')) {
    // Both exist on secure origins only, and the share sheet not in every browser.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    share.hidden = !device.share && !device.clipboard;
    share.querySelector('button')?.addEventListener('click', async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
      const url = address ?? location.href;
      try {
        if (device.share) {
          await navigator.share({ title: document.title, url });
          return;
        }
        await device.clipboard?.writeText(url);
        const said = share.querySelector<HTMLElement>('[data-copied]');
        if (!said) return;
        said.textContent = said.dataset['copied'] ?? '';
        setTimeout(() => said.replaceChildren(), SHOWN_MS);
      } catch {
        // The reader closed the share sheet.
      }
    });
  }
}
