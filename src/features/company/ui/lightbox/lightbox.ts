import { fill } from '#shared/core/fill.ts';
import { MEDIA_WIDTHS, media } from '#shared/core/picture.ts';

/** Containers of pictures in one sequence: an aspect, the people, an album. */
const GALLERY_SELECTOR = '.gallery, .section, .album';
const MIN_SWIPE_PX = 40;
const HASH = '#photo-';
/** URL of the script, whose file name astro.config.mjs fixes. */
const LIKES_SCRIPT = '/like.js';

type PageImage = HTMLImageElement;

const idOf = (picture: PageImage) => /\/media\/([\w-]+)\//.exec(picture.src)?.[1] ?? '';

/** The pictures made clickable by `openPictures`. */
const picturesIn = (container: ParentNode) =>
  Array.from(container.querySelectorAll<PageImage>('img[role=button]'));

/** A repeated picture includes its occurrence: `#photo-a.2` is the second one. */
function hashOf(image: PageImage): string {
  const same = picturesIn(document).filter((picture) => idOf(picture) === idOf(image));
  const index = same.indexOf(image);
  return HASH + idOf(image) + (index > 0 ? `.${index + 1}` : '');
}

/** Finds the picture in the URL's hash; the first occurrence if the page repeats it less often. */
function linked(): PageImage | undefined {
  const { hash } = location;
  const all = picturesIn(document);
  return (
    all.find((image) => hashOf(image) === hash) ??
    all.find((image) => HASH + idOf(image) === hash.split('.')[0])
  );
}

let picture: PageImage | undefined;
let preparedDialog: HTMLDialogElement | undefined;

/**
 * Opens the lightbox at the clicked picture, or at that of the URL. The URL then names the
 * displayed picture, so that it can be shared, and the back button closes the lightbox.
 */
export default function openLightbox(dialog: HTMLDialogElement, event?: Event): void {
  const isPressed = !(event instanceof KeyboardEvent) || /^(Enter| )$/.test(event.key);
  if (dialog.open || !isPressed) return;
  if (preparedDialog !== dialog) prepare(dialog);
  preparedDialog = dialog;
  const touched = event?.target as PageImage | undefined;
  const first = touched ?? linked();
  if (!first) return;
  // After a reload the history entry that closes the dialog exists already.
  if (touched || !history.state?.photo) {
    if (!touched) history.replaceState(null, '', location.pathname + location.search);
    history.pushState({ photo: true }, '', hashOf(first));
  }
  show(dialog, first);
}

function prepare(dialog: HTMLDialogElement): void {
  const [, close = '', previous = '', next = ''] = dialog.dataset['labels']?.split('\n') ?? [];
  const button = (sign: string, label: string, press: () => void) => {
    const element = document.createElement('button');
    element.setAttribute('aria-label', label);
    element.append(sign);
    element.addEventListener('click', press);
    return element;
  };
  const count = document.createElement('p');
  count.ariaHidden = 'true';
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  const head = document.createElement('div');
  head.append(
    count,
    button('×', close, () => dialog.close()),
  );
  dialog.append(
    looksFor(dialog),
    head,
    status,
    document.createElement('figure'),
    button('‹', previous, () => step(dialog, -1)),
    button('›', next, () => step(dialog, 1)),
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(dialog, -1);
    if (key === 'ArrowRight') step(dialog, 1);
  });
  let down: PointerEvent | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    down = event;
  });
  dialog.addEventListener('pointerup', ({ clientX }) => {
    if (!down || down.pointerType === 'mouse') return;
    const moved = clientX - down.clientX;
    if (Math.abs(moved) > MIN_SWIPE_PX) step(dialog, moved < 0 ? 1 : -1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && down?.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (history.state?.photo) history.back();
  });
  addEventListener('popstate', () => {
    const named = linked();
    if (named) show(dialog, named);
    else dialog.close();
  });
}

/** Hides the dialog until the styles are loaded or have failed. */
function looksFor(dialog: HTMLDialogElement): HTMLLinkElement {
  const looks = document.createElement('link');
  looks.rel = 'stylesheet';
  looks.href = '/lightbox.css';
  dialog.style.opacity = '0';
  looks.onload = looks.onerror = () => {
    dialog.style.opacity = '';
  };
  return looks;
}

function step(dialog: HTMLDialogElement, by: number): void {
  if (!picture) return;
  const all = galleryOf(picture);
  const next = all[(all.indexOf(picture) + by + all.length) % all.length];
  if (!next || next === picture) return;
  history.replaceState(history.state, '', hashOf(next));
  show(dialog, next);
}

function galleryOf(image: PageImage): readonly PageImage[] {
  return picturesIn(image.closest(GALLERY_SELECTOR) ?? document);
}

function show(dialog: HTMLDialogElement, next: PageImage): void {
  picture = next;
  const all = galleryOf(next);
  dialog.classList.toggle('single', all.length === 1);
  const count = dialog.querySelector('p');
  const position = { shown: all.indexOf(next) + 1, count: all.length };
  if (count) count.textContent = `${position.shown}/${position.count}`;
  const caption = next.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
  const figure = dialog.querySelector('figure');
  figure?.replaceChildren(large(next), ...(caption ? [caption] : []));
  if (figure) figure.lang = next.closest<HTMLElement>('[lang]')?.lang ?? '';
  if (!dialog.open) dialog.showModal();
  const status = dialog.querySelector('[role=status]');
  const [statusText = ''] = dialog.dataset['labels']?.split('\n') ?? [];
  if (status)
    status.textContent = [fill(statusText, position), next.alt].filter(Boolean).join(': ');
  likeable(dialog, next, all);
}

/** Loads likes and shares with the first picture; the picture is shown without them too. */
async function likeable(
  dialog: HTMLDialogElement,
  next: PageImage,
  all: readonly PageImage[],
): Promise<void> {
  const [, , , , word, share] = dialog.dataset['labels']?.split('\n') ?? [];
  const row = dialog.querySelector('div');
  const idMedia = idOf(next);
  if (!word || !row || !idMedia) return;
  const loaded = await import(/* @vite-ignore */ LIKES_SCRIPT).catch(() => null);
  loaded?.default(row, { idMedia, together: all.map(idOf), word, share });
}

function large(small: PageImage): HTMLImageElement {
  const image = new Image(
    Number(small.getAttribute('width')),
    Number(small.getAttribute('height')),
  );
  const covering = MEDIA_WIDTHS.find((width) => width >= image.width) ?? 1920;
  const widths = MEDIA_WIDTHS.filter(
    (width) => width >= Math.min(320, covering) && width <= covering,
  );
  image.alt = small.alt;
  image.draggable = false;
  image.sizes = '(min-width:950px) 934px,100vw';
  image.srcset = widths
    .map((width) => `${media(idOf(small), width, 'webp')} ${Math.min(width, image.width)}w`)
    .join(',');
  return image;
}
