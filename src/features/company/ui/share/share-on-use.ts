import { runLater } from '#shared/ui/run-later.ts';

/** Part of the script of every page: what a browser can share with comes as the choice is opened. */
export function shareOnUse(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  share?.addEventListener('toggle', () => runLater(share, 'share'));
}
