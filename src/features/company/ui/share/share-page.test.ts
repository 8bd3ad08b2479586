// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { runOnUse } from '#shared/ui/run-later.ts';
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

it('loads the script when the menu opens, and retries after a failure', async () => {
  const failed = vi.fn((reason: unknown) => reason);
  process.once('unhandledRejection', failed);
  const script = share().dataset['share'];
  share().dataset['share'] = 'data:text/javascript,throw new TypeError()';
  runOnUse();
  share().dispatchEvent(new Event('toggle'));
  await expect.poll(() => failed).toHaveBeenCalled();
  share().dataset['share'] = script;
  share().dispatchEvent(new Event('toggle'));
  await expect.poll(() => share().textContent).toBe('1');
});

it('copies the canonical URL and confirms it for a while', async () => {
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

it('opens the device share sheet if there is one, and ignores a cancellation', async () => {
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

it('shares the picture in the URL, then the page again', async () => {
  const sendBeacon = vi.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const writeText = vi.fn(async () => undefined);
  device('clipboard', { writeText });
  share().dataset['counted'] = '/shares/album/7';
  const line = 'https://line.example/share?url=';
  share().insertAdjacentHTML('beforeend', `<p>7 people</p><a href="${line}x">LINE</a>`);
  const link = () => share().querySelector('a')?.href;
  const told = () => share().querySelector('p')?.hidden;
  history.replaceState(null, '', '#photo-a');
  share().dataset['picture'] = '/shares/gallery/5';
  offerSharing(share());
  button('copy')?.click();
  const page = 'https://yousay.example/company/x-1';
  await expect.poll(() => sendBeacon.mock.calls).toEqual([['/shares/gallery/5']]);
  expect(writeText.mock.calls).toEqual([[`${page}#photo-a`]]);
  expect([link(), told()]).toEqual([line + encodeURIComponent(`${page}#photo-a`), true]);
  delete share().dataset['picture'];
  offerSharing(share());
  expect([link(), told()]).toEqual([line + encodeURIComponent(page), false]);
});

it('reports a share by every method', async () => {
  const sendBeacon = vi.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const writeText = vi.fn(async () => undefined);
  device('clipboard', { writeText });
  offerSharing(share());
  button('copy')?.click();
  await expect.poll(said).toContain('Link copied');
  expect(sendBeacon).not.toHaveBeenCalled();
  share().dataset['counted'] = '/yousayapi/shares/article/7';
  share().insertAdjacentHTML('beforeend', '<a href="#line">LINE</a>');
  offerSharing(share());
  button('copy')?.click();
  await expect.poll(() => sendBeacon.mock.calls).toEqual([['/yousayapi/shares/article/7']]);
  share().querySelector('a')?.click();
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  writeText.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  button('copy')?.click();
  await expect.poll(() => writeText.mock.calls).toHaveLength(3);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

it.each([
  [4, 'en', ''],
  [1234, 'en', '1,234 people have shared this'],
  [1234, 'de', '1.234 people have shared this'],
])('shows %i shares in %s as %j and requests the count once', async (total, lang, words) => {
  document.documentElement.lang = lang;
  vi.useFakeTimers();
  const asked = vi.fn(async () => ({ json: async () => ({ data: { total } }) }));
  vi.stubGlobal('fetch', asked);
  Object.assign(share().dataset, {
    counted: '/shares/7',
    shared: '{{people}} people have shared this',
  });
  offerSharing(share());
  offerSharing(share());
  await vi.advanceTimersByTimeAsync(0);
  expect(share().textContent).toBe(words);
  expect(asked.mock.calls).toEqual([['/shares/7']]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
