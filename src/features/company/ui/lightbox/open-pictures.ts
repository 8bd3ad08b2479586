import { runLater } from '#shared/ui/run-later.ts';

/**
 * Pictures that can be seen large answer to touch and keyboard, and to an address that names one. Part of
 * the script of every page: what shows them comes when one is used, from the address its dialog names.
 */
export function openPictures(): void {
  const dialog = document.querySelector<HTMLElement>('[data-lightbox]');
  if (!dialog) return;
  const open = (event?: Event) => runLater(dialog, 'lightbox', event);
  const pictures = document.querySelectorAll<HTMLImageElement>(':is(.gallery,.photos,.album) img');
  for (const picture of pictures) {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.ariaLabel = `${dialog.ariaLabel}${picture.alt && `: ${picture.alt}`}`;
    picture.onclick = open;
    picture.onkeydown = (event) => {
      if (event.key === ' ') event.preventDefault();
      open(event);
    };
  }
  if (/^#photo-/.test(location.hash)) open();
}
