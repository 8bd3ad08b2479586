// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchSession } from './watch-session.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-03-02T02:00:00Z');
const WORDS = {
  soon: 'ends {{time}}',
  last: 'last {{time}}',
  over: 'over',
  stays: 'until {{time}}',
  failed: 'failed',
};

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const said = () => document.querySelector('p')?.textContent;
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Ends the session in so many minutes, as the server says with each answer. */
function endsIn(minutes: number): void {
  const end = (Date.now() + minutes * MINUTE) / 1000;
  // biome-ignore lint/suspicious/noDocumentCookie: what the page reads
  document.cookie = `team=team.${Math.floor(end)}`;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  endsIn(30);
  document.body.innerHTML = `<div data-session data-now="${START}" data-messages='${JSON.stringify(WORDS)}'><p role="status" tabindex="-1"></p><button hidden></button></div><textarea></textarea>`;
});

it('warns five minutes before the session ends, and extends it in place', async () => {
  asked.mockImplementation(async () => {
    endsIn(30);
    return Response.json({});
  });
  watchSession();
  vi.advanceTimersByTime(24.9 * MINUTE);
  expect([said(), button().hidden]).toEqual(['', true]);
  vi.advanceTimersByTime(0.2 * MINUTE);
  expect([said(), button().hidden]).toEqual(['ends 09:30', false]);
  button().focus();
  button().click();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledWith('/yousayapi/adminRenew', { method: 'POST' });
  expect(said()).toBe('until 09:55');
  expect(document.activeElement, 'the focus stays in its place').toBe(document.querySelector('p'));
  vi.advanceTimersByTime(MINUTE);
  expect([said(), document.querySelector('[data-visible]')]).toEqual(['', null]);
});

it('announces the last extension, failures and the end', async () => {
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  watchSession();
  vi.advanceTimersByTime(26 * MINUTE);
  button().click();
  await vi.advanceTimersByTimeAsync(0);
  expect([said(), button().hidden]).toEqual(['failed', false]);
  asked.mockResolvedValue(Response.json({}));
  button().click();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([said(), button().hidden]).toEqual(['last 09:30', true]);
  vi.advanceTimersByTime(4 * MINUTE);
  expect([said(), button().hidden]).toEqual(['over', true]);
  endsIn(30);
  vi.advanceTimersByTime(MINUTE);
  expect(said(), 'signed in again in another tab').toBe('');
});

it('counts typing as use, once a minute, despite a wrong clock', () => {
  asked.mockResolvedValue(Response.json({}));
  const place = document.querySelector<HTMLElement>('[data-session]');
  if (place) place.dataset['now'] = String(START + 26 * MINUTE);
  watchSession();
  expect(said()).toBe('ends 09:30');
  const type = () =>
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
  type();
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1.1 * MINUTE);
  type();
  type();
  expect(asked).toHaveBeenCalledTimes(1);
});
