/** Part of the script of every page: what a browser can share with comes as the choice is opened. */
export function shareOnUse(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  share?.addEventListener('toggle', async () =>
    (await import(/* @vite-ignore */ share.dataset['share'] ?? '')).default(share),
  );
}
