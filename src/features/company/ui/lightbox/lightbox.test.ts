// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { beforeEach, expect, it, vi } from 'vitest';
import openLightbox from './lightbox.ts';
import { openPictures } from './open-pictures.ts';

const picture = (id: string, caption: string) =>
  `<figure><img src="/media/${id}/640.webp" width="700" height="400" alt="${caption}">` +
  `<figcaption>${caption}</figcaption></figure>`;

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const large = () => dialog().querySelector('img');
const shown = () => dialog().querySelector('figure');
const said = () => dialog().querySelector('p')?.textContent;
const key = (name: string) =>
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

const small = (id: string) => document.querySelector(`img[src*="${id}"]`) as HTMLImageElement;

function press(id: string, event: Event = new MouseEvent('click')) {
  small(id).addEventListener(event.type, () => openLightbox(dialog(), event), { once: true });
  small(id).dispatchEvent(event);
}

/** Presses one element and releases on another; the click targets their common ancestor. */
function drag(pointerType: string, down: Element | null, up: Element | null, by = 0) {
  const at = { pointerType, bubbles: true };
  down?.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 100 }));
  up?.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 100 + by }));
  (down === up ? up : dialog())?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

beforeEach(() => {
  history.replaceState(null, '', '/company/x-1/hrsay');
  document.body.innerHTML =
    `<div class="gallery">${picture('a', 'ก')}<div lang="en">${picture('b', 'ข')}</div></div>` +
    `<section class="section"><div class="photos">${picture('c', '')}</div></section><img src="/media/d/320.webp">` +
    '<dialog data-lightbox="data:text/javascript,export default () => {}" data-labels="{{shown}} จาก {{count}}&#10;ปิด&#10;ก่อน&#10;ถัด"></dialog>';
  // Happy DOM does not reflect the attribute.
  dialog().ariaLabel = 'ดูรูป';
  openPictures();
});

it('makes only the pictures of galleries clickable', () => {
  const answering = document.querySelectorAll<HTMLImageElement>('img[role=button][tabindex="0"]');
  const names = Array.from(answering, ({ ariaLabel }) => ariaLabel);
  expect(names).toEqual(['ดูรูป: ก', 'ดูรูป: ข', 'ดูรูป']);
});

it.each([
  ['Enter', true],
  [' ', true],
  ['Tab', false],
])('opens by the keys of a button: %j %s', (name, opens) => {
  press('a', new KeyboardEvent('keydown', { key: name }));
  expect(dialog().open).toBe(opens);
});

it('does not scroll the page when the space bar opens a picture', () => {
  const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  small('a').dispatchEvent(space);
  expect(space.defaultPrevented).toBe(true);
});

it('enlarges a picture with its caption in available widths and puts it into the URL', () => {
  press('a');
  expect(dialog().open).toBe(true);
  expect(large()?.alt).toBe('ก');
  expect(large()?.srcset).toBe(
    '/media/a/320.webp 320w,/media/a/640.webp 640w,/media/a/960.webp 700w',
  );
  expect(dialog().querySelector('figcaption')?.textContent).toBe('ก');
  expect([said(), location.hash]).toEqual(['1/2', '#photo-a']);
  expect(dialog().querySelector('[role=status]')?.textContent).toBe('1 จาก 2: ก');
});

it.each(['load', 'error'])(
  'is visible once its styles are loaded or have failed: %s',
  (outcome) => {
    const outOfSight = vi.spyOn(HTMLLinkElement.prototype, 'dispatchEvent').mockReturnValue(true);
    press('a');
    outOfSight.mockRestore();
    expect(dialog().style.opacity).toBe('0');
    dialog().querySelector('link')?.dispatchEvent(new Event(outcome));
    expect(dialog().style.opacity).toBe('');
  },
);

it('moves on and back within a gallery by keys, buttons and swipes', () => {
  press('a');
  expect(shown()?.lang).toBe('');
  key('ArrowRight');
  expect([said(), large()?.alt, location.hash]).toEqual(['2/2', 'ข', '#photo-b']);
  expect(shown()?.lang).toBe('en');
  key('ArrowRight');
  expect(said()).toBe('1/2');
  dialog().querySelector<HTMLElement>('[aria-label="ก่อน"]')?.click();
  expect(said()).toBe('2/2');
  drag('touch', large(), large(), 100);
  expect(said()).toBe('1/2');
  drag('mouse', large(), large(), 100);
  expect(said()).toBe('1/2');
});

it('closes on a click on the backdrop, not at the end of a drag', () => {
  press('a');
  drag('mouse', shown(), dialog());
  expect(dialog().open).toBe(true);
  drag('mouse', dialog(), dialog());
  expect(dialog().open).toBe(false);
});

it('opens once despite repeated clicks while a picture loads', () => {
  const steps = vi.spyOn(history, 'pushState');
  press('a');
  press('b');
  expect([steps.mock.calls.length, large()?.alt]).toEqual([1, 'ก']);
});

it('hides the arrows for a single picture', () => {
  press('c');
  expect(dialog().classList.contains('single')).toBe(true);
});

it('opens the picture in the URL, also after a reload, and closes on history back', () => {
  history.replaceState(null, '', '#photo-b');
  openLightbox(dialog());
  expect([large()?.alt, location.hash]).toEqual(['ข', '#photo-b']);
  dialog().remove();
  const steps = vi.spyOn(history, 'pushState');
  document.body.insertAdjacentHTML('beforeend', '<dialog data-labels=""></dialog>');
  openLightbox(dialog());
  expect([large()?.alt, steps.mock.calls.length]).toEqual(['ข', 0]);
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(dialog().open).toBe(false);
});

it('adds the occurrence to the URL of a repeated picture', () => {
  document.querySelector('.photos')?.insertAdjacentHTML('beforeend', picture('a', 'คน'));
  openPictures();
  const again = document.querySelector('.photos img[src*="/a/"]') as HTMLImageElement;
  again.addEventListener('click', (event) => openLightbox(dialog(), event), { once: true });
  again.click();
  expect([said(), location.hash]).toEqual(['2/2', '#photo-a.2']);
  key('ArrowRight');
  key('ArrowRight');
  expect([said(), location.hash]).toEqual(['2/2', '#photo-a.2']);
  for (const [hash, alt] of [
    ['#photo-a.2', 'คน'],
    ['#photo-a', 'ก'],
    ['#photo-a.3', 'ก'],
  ]) {
    dialog().removeAttribute('open');
    history.replaceState(null, '', hash);
    openLightbox(dialog());
    expect([hash, large()?.alt]).toEqual([hash, alt]);
  }
});

it('removes its history entry when it is closed', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  press('a');
  dialog().close();
  expect(back).toHaveBeenCalledOnce();
  history.replaceState(null, '', '#photo-none');
  openLightbox(dialog());
  expect(dialog().open).toBe(false);
});
