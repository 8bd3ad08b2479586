// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import openLightbox from './lightbox.ts';
import { openPictures } from './open-pictures.ts';

const picture = (id: string, caption: string) =>
  `<figure><img src="/media/${id}/640.webp" width="700" height="400" alt="${caption}">` +
  `<figcaption>${caption}</figcaption></figure>`;

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const large = () => dialog().querySelector('img');
const said = () => dialog().querySelector('p')?.textContent;
const key = (name: string) =>
  dialog().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

/** Opens the picture as the script of the page does once the lightbox has come. */
function press(id: string, event: Event = new MouseEvent('click')) {
  const target = document.querySelector(`img[src*="${id}"]`);
  target?.addEventListener(event.type, () => openLightbox(dialog(), event), { once: true });
  target?.dispatchEvent(event);
}

beforeEach(() => {
  history.replaceState(null, '', '/company/x-1/hrsay');
  document.body.innerHTML =
    `<div class="gallery">${picture('a', 'ก')}${picture('b', 'ข')}</div>` +
    `<section class="section"><div class="photos">${picture('c', 'ค')}</div></section><img src="/media/d/320.webp">` +
    '<dialog data-lightbox="data:text/javascript,export default () => {}" data-words="ปิด&#10;ก่อน&#10;ถัด"></dialog>';
  openPictures();
});

it('makes the pictures of galleries answer, and no others', () => {
  const answering = document.querySelectorAll<HTMLElement>('img[role=button][tabindex="0"]');
  expect(Array.from(answering, ({ alt }: HTMLElement & { alt?: string }) => alt)).toEqual([
    'ก',
    'ข',
    'ค',
  ]);
});

it('shows a picture large with its words, in widths it has, and names it in the address', () => {
  press('a');
  expect(dialog().open).toBe(true);
  expect(large()?.alt).toBe('ก');
  expect(large()?.srcset).toBe(
    '/media/a/320.webp 320w,/media/a/640.webp 640w,/media/a/960.webp 700w',
  );
  expect(dialog().querySelector('figcaption')?.textContent).toBe('ก');
  expect([said(), location.hash]).toEqual(['1/2', '#photo-a']);
});

it('goes to the next and back by keys, buttons and swipes, within what belongs together', () => {
  press('a', new KeyboardEvent('keydown', { key: 'Enter' }));
  key('ArrowRight');
  expect([said(), large()?.alt, location.hash]).toEqual(['2/2', 'ข', '#photo-b']);
  key('ArrowRight');
  expect(said()).toBe('1/2');
  dialog().querySelector<HTMLElement>('[aria-label="ก่อน"]')?.click();
  expect(said()).toBe('2/2');
  for (const [type, clientX] of [
    ['pointerdown', 100],
    ['pointerup', 200],
  ] as const) {
    large()?.dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }));
  }
  expect(said()).toBe('1/2');
});

it('stays closed for other keys, and shows no arrows for a picture alone', () => {
  press('c', new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(dialog().open).toBe(false);
  press('c');
  expect(dialog().classList.contains('single')).toBe(true);
});

it('opens the picture an address names, and closes as one goes back', () => {
  history.replaceState(null, '', '#photo-b');
  openLightbox(dialog());
  expect([large()?.alt, location.hash]).toEqual(['ข', '#photo-b']);
  history.replaceState(null, '', location.pathname);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(dialog().open).toBe(false);
});

it('takes its step of the history with it when it is closed', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  press('a');
  dialog().close();
  expect(back).toHaveBeenCalledOnce();
  history.replaceState(null, '', '#photo-none');
  openLightbox(dialog());
  expect(dialog().open).toBe(false);
});
