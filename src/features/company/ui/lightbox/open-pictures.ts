import { runLater } from '#shared/ui/run-later.ts';

/** Makes pictures clickable in every page's script; the lightbox itself loads at the first use. */
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
