// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { $loading } from './loading-store.ts';
import showLoading from './show-loading.ts';

const none = { running: 0, upload: null, pause: null };
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const named = () => dialog().getAttribute('aria-label');
const said = () => dialog().querySelector('p')?.textContent;

beforeEach(() => {
  $loading.set({ ...none, running: 1 });
  document.body.innerHTML = `<dialog data-loading data-busy="Loading" data-uploading="Uploading {{percent}}%"><svg></svg><svg role="progressbar"><circle/><circle/><text></text></svg><p id="said" data-keep-open="Keep open"></p><button></button></dialog>`;
  vi.spyOn(document.head, 'append').mockImplementation((looks) => {
    (looks as HTMLLinkElement).dispatchEvent(new Event('load'));
  });
  showLoading(dialog());
});

it('reopens after Escape until the last wait ends', () => {
  expect([dialog().open, named(), said()]).toEqual([true, 'Loading', 'Loading']);
  $loading.set({ ...none, running: 2 });
  $loading.set({ ...none, running: 1 });
  dialog().close();
  expect(dialog().open).toBe(true);
  $loading.set(none);
  expect(dialog().open).toBe(false);
});

it('shows upload progress, warns before leaving, and can be paused', () => {
  const pause = vi.fn();
  $loading.set({ running: 0, upload: 62, pause });
  const bar = dialog().querySelector('[role=progressbar]');
  expect(bar?.getAttribute('aria-valuenow')).toBe('62');
  expect([named(), said()]).toEqual(['Uploading 62%', 'Keep open']);
  expect(dialog().getAttribute('aria-describedby')).toBe('said');
  dialog().querySelector('button')?.click();
  expect(pause).toHaveBeenCalled();
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  $loading.set(none);
  expect(dialog().open).toBe(false);
});
