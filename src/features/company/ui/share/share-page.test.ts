// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { shareOnUse } from './share-on-use.ts';
import offerSharing from './share-page.ts';

const share = () => document.querySelector('[data-share]') as HTMLElement;
const button = (way: string) => share().querySelector<HTMLButtonElement>(`[value=${way}]`);
const said = () => document.querySelector('[data-copied]')?.textContent;
const device = (way: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, way, { value, configurable: true });

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://yousay.example/company/x-1">';
  document.body.innerHTML =
    '<div data-share="data:text/javascript,export default (share) => share.append(1)">' +
    '<button value="device" hidden></button><button value="copy" hidden></button></div>' +
    '<p data-copied="Link copied&#10;You can paste it to share it"></p>';
  share().hidePopover = vi.fn();
  Reflect.deleteProperty(navigator, 'share');
});

it('loads what shares as the choice is opened, again where it did not come', async () => {
  const failed = vi.fn((reason: unknown) => reason);
  process.once('unhandledRejection', failed);
  const script = share().dataset['share'];
  share().dataset['share'] = 'data:text/javascript,throw new TypeError()';
  shareOnUse();
  share().dispatchEvent(new Event('toggle'));
  await expect.poll(() => failed).toHaveBeenCalled();
  share().dataset['share'] = script;
  share().dispatchEvent(new Event('toggle'));
  await expect.poll(() => share().textContent).toBe('1');
});

it('copies the canonical address and says so for a while', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => undefined);
  device('clipboard', { writeText });
  offerSharing(share());
  offerSharing(share());
  expect([button('copy')?.hidden, button('device')?.hidden]).toEqual([false, true]);
  button('copy')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls).toEqual([['https://yousay.example/company/x-1']]);
  expect(said()).toBe('Link copied\nYou can paste it to share it');
  await vi.runAllTimersAsync();
  expect(said()).toBe('');
  vi.useRealTimers();
});

it('hands the page to the device where that shares, and minds no change of heart', async () => {
  const handed = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  device('share', handed);
  offerSharing(share());
  button('device')?.click();
  expect(handed).toHaveBeenCalledWith({
    title: document.title,
    url: 'https://yousay.example/company/x-1',
  });
  expect(share().hidePopover).toHaveBeenCalled();
});
