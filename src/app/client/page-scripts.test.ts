// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertHrSayAnalyticEndpoint } from '#features/insight/core/insight-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { sendOnce } from '#shared/ui/form/send-once.ts';
import { greetWhoCameIn } from './greet.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { signOutEverywhere } from './sign-out.ts';
import { submitAtOnce } from './submit-at-once.ts';
import { showWho } from './who.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
});

describe('a lost chunk', () => {
  const lost = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  it('reloads once, and again only after 60 seconds', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    reloadOnLostChunk();
    lost();
    lost();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000 + 59_999);
    lost();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000 + 60_000);
    lost();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page unchanged while offline', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    lost();
    expect(reload).not.toHaveBeenCalled();
  });

  it('ignores island errors of another cause', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const failed = (error: Error) =>
      dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error } }));
    failed(new TypeError('Cannot read properties of undefined'));
    expect(reload).not.toHaveBeenCalled();
    failed(new TypeError('Failed to fetch dynamically imported module: /_astro/a.js'));
    expect(reload).toHaveBeenCalled();
  });
});

describe('prefetch', () => {
  function reach(path: string): string[] {
    document.body.innerHTML = `<a href="${path}">x</a>`;
    document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const hints = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return Array.from(hints, ({ href }) => new URL(href).pathname);
  }

  function startIdle(connection?: object) {
    const whenIdle = vi.fn((run: () => void) => run());
    vi.stubGlobal('requestIdleCallback', whenIdle);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    prefetchOnIntent();
    return whenIdle;
  }

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])(
    'stays away from a connection like %o',
    (connection) => {
      startIdle(connection);
      expect(reach('/yousay')).toEqual([]);
    },
  );

  it('prefetches the page of a hovered link, never a private one', () => {
    // Specification, section 9: a page that is never idle listens after two seconds.
    expect(startIdle()).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
    expect(reach('/createhrsay/start')).toEqual([]);
    expect(reach('/en/login')).toEqual([]);
    expect(reach('/company/hrsay')).toEqual([]);
    expect(reach('/en/company/a-12/jobs/3/apply')).toEqual([]);
    expect(reach('/yousayapi/resume/1/export')).toEqual([]);
    expect(reach('/media/a/640.avif')).toEqual([]);
    expect(reach('/yousay/companylist')).toEqual(['/yousay/companylist']);
    expect(reach('/yousay/companylist')).toEqual(['/yousay/companylist']);
    expect(reach('/en/company/a-12/yousay').at(-1)).toBe('/en/company/a-12/yousay');
    expect(reach('/en').at(-1)).toBe('/en');
  });

  it('reports visits of prefetched pages only', () => {
    // A set, because listeners of earlier tests remain.
    const told = new Set<string>();
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
      const { URL, paint } = Object.fromEntries(body as URLSearchParams);
      told.add(`${url} ${URL} ${paint}`);
      return true;
    });
    const paints = [{ startTime: 300 }, { startTime: 700 }] as PerformanceEntry[];
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [...paints]);
    startIdle();
    const follow = () =>
      document.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true }));
    reach('/company/hrsay');
    follow();
    expect(told.size).toBe(0);
    reach('/company/a-12/hrsay');
    expect(told.size).toBe(0);
    follow();
    const address = new URL('/company/a-12/hrsay', location.href).href;
    expect([...told]).toEqual([`${API_BASE}${insertHrSayAnalyticEndpoint.path} ${address} -2`]);
  });
});

describe('who reads', () => {
  it.each([
    ['who=employer', 'employer'],
    ['who=jobseeker', 'jobseeker'],
    ['who=<b>', 'nobody'],
    ['team=team.1764170000', 'team'],
  ])('shows the link of %s', (cookie, shown) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server
    document.cookie = `${cookie}; path=/`;
    document.body.innerHTML = ['nobody', 'employer', 'jobseeker', 'team']
      .map((who) => `<a data-who="${who}">x</a>`)
      .join('');
    showWho();
    const visible = document.querySelectorAll<HTMLElement>('[data-who]:not([hidden])');
    expect(Array.from(visible, (link) => link.dataset['who'])).toEqual([shown]);
  });
});

it('stores the target of a form submitted before signing in', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server
  document.cookie = 'team=; path=/; max-age=0';
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const heard = (who: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the server
    document.cookie = `who=${who}; path=/`;
    showWho();
    return listen.mock.calls.filter(([type]) => type === 'submit').length;
  };
  expect([heard('jobseeker'), heard('employer')]).toEqual([0, 1]);
  document.body.innerHTML = '<form action="/saved"></form>';
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(Object.keys(sessionStorage)).toEqual([new URL('/saved', location.href).href]);
});

it('throws nothing when storage is blocked', () => {
  const thrown = vi.fn();
  addEventListener('error', thrown);
  document.body.innerHTML = '<form action="/closed"></form>';
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {},
      {
        set: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      },
    ),
  );
  showWho();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  vi.unstubAllGlobals();
  removeEventListener('error', thrown);
  expect(thrown).not.toHaveBeenCalled();
});

it('submits a filter form on selection, unless by keyboard', () => {
  document.body.innerHTML =
    '<form data-auto-submit><input /><input /></form><form id="apart"><input /></form>' +
    '<p data-auto-submit><input form="apart" /></p>';
  submitAtOnce();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  const [byPointer, byKeyboard, elsewhere, outside] = document.querySelectorAll('input');
  byKeyboard?.focus();
  for (const field of [byKeyboard, elsewhere]) {
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(submit).not.toHaveBeenCalled();
  byPointer?.dispatchEvent(new Event('change', { bubbles: true }));
  outside?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(submit.mock.contexts).toEqual([byPointer?.form, elsewhere?.form]);
});

it('greets once after a sign-in', () => {
  vi.useFakeTimers();
  const region = '<div role="status"><p data-greeting="came-in" hidden></p></div>';
  const said = () => document.querySelector<HTMLElement>('[data-greeting]:not([hidden])');
  document.body.innerHTML = region;
  greetWhoCameIn();
  expect(said()).toBeNull();

  sessionStorage.setItem('came-in', 'Welcome back');
  greetWhoCameIn();
  expect(said()?.textContent).toBe('Welcome back');
  vi.runAllTimers();
  expect(said()).toBeNull();

  document.body.innerHTML = region;
  greetWhoCameIn();
  expect(said()).toBeNull();
});

it('does not greet where the page itself does, nor on the next page', () => {
  const region = (isSilent: boolean) =>
    `<div role="status" ${isSilent ? 'hidden' : ''}><p data-greeting="came-in" hidden></p></div>`;
  for (const isSilent of [true, false]) {
    document.body.innerHTML = region(isSilent);
    if (isSilent) sessionStorage.setItem('came-in', 'Please confirm your email');
    greetWhoCameIn();
    expect(document.querySelector(':not([hidden]) > [data-greeting]:not([hidden])')).toBeNull();
  }
});

describe('signing out', () => {
  const elsewhere = (kind: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: `${kind} 1` }));
  const notice = '<div data-signed-out-as="" hidden><a data-signed-out-as="jobseeker">x</a></div>';

  it('revokes the session, notifies the other tabs and goes to the home page', async () => {
    const asked = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    document.body.innerHTML =
      '<button data-sign-out data-who="employer" data-url="/yousayapi/logout" data-home="/en">x</button>';
    signOutEverywhere();
    document.querySelector('button')?.click();
    await expect.poll(() => assign).toHaveBeenCalledWith('/en');
    expect(asked).toHaveBeenCalledWith('/yousayapi/logout', { method: 'POST' });
    expect(localStorage.getItem('signed-out')).toMatch(/^employer \d+$/);
  });

  it('shows a failure and can be repeated', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    document.body.innerHTML =
      '<button data-sign-out data-who="jobseeker" data-failed="again">x</button>';
    signOutEverywhere();
    const button = document.querySelector('button');
    button?.click();
    await expect.poll(() => button?.textContent).toBe('again');
    expect(button?.disabled).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('in another tab reloads it unless it has unsaved input', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    document.body.innerHTML = `<main><textarea></textarea><input /></main>${notice}`;
    signOutEverywhere();
    elsewhere('employer');
    expect(reload).toHaveBeenCalled();
    reload.mockClear();

    document.body.innerHTML = `<main><textarea>a draft</textarea></main>${notice}`;
    elsewhere('employer');
    expect(reload).not.toHaveBeenCalled();
    expect(document.querySelector<HTMLElement>('[data-signed-out-as]')?.hidden).toBe(false);
    expect(document.querySelector('a')?.hidden).toBe(true);
  });
});

it('posts a form once until the next page loads, and leaves forms of islands alone', () => {
  document.body.innerHTML = `
    <form id="posted" method="post"></form><button form="posted" name="act" value="go"></button>
    <form method="post" onsubmit="return false"><button></button></form>
    <form method="get"><button></button></form>`;
  vi.useFakeTimers();
  sendOnce();
  const [posted, island, asking] = document.forms;
  island?.addEventListener('submit', (event) => event.preventDefault());
  const button = document.querySelector('button');
  const isSent = (form: HTMLFormElement | undefined) =>
    form?.dispatchEvent(
      Object.assign(new Event('submit', { bubbles: true, cancelable: true }), {
        submitter: button,
      }),
    );
  expect([isSent(posted), isSent(posted), button?.getAttribute('aria-disabled')]).toEqual([
    true,
    false,
    'true',
  ]);
  expect(button?.disabled).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect([button?.getAttribute('aria-disabled'), isSent(posted), isSent(posted)]).toEqual([
    'false',
    true,
    false,
  ]);
  vi.advanceTimersByTime(20_000);
  expect(isSent(posted)).toBe(true);
  expect([isSent(island), island?.getAttribute('aria-busy')]).toEqual([false, null]);
  expect([isSent(asking), isSent(asking)]).toEqual([true, true]);
});
