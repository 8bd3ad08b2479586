import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginWait, countQueries, DatabaseDeadlineError } from './query-count.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(1_000);
});
afterEach(() => {
  vi.useRealTimers();
});

function waitFor(milliseconds: number): void {
  const wait = beginWait();
  vi.advanceTimersByTime(milliseconds);
  wait?.end();
}

test('the waits of one request share its time, and what is spent is refused', () => {
  countQueries(() => {
    waitFor(100);
    waitFor(100);
    expect(beginWait()?.left).toBe(50);
    vi.advanceTimersByTime(50);
    expect(beginWait).toThrow(DatabaseDeadlineError);
  }, 250);
});

test('waits side by side count once', () => {
  countQueries(() => {
    const [one, two] = [beginWait(), beginWait()];
    vi.advanceTimersByTime(100);
    one?.end();
    two?.end();
    two?.end();
    expect(beginWait()?.left).toBe(150);
  }, 250);
});

test('time spent on anything else does not count', () => {
  countQueries(() => {
    waitFor(100);
    vi.advanceTimersByTime(10_000);
    waitFor(100);
    expect(beginWait()?.left).toBe(50);
  }, 250);
});

test('what is no request has all the time', () => {
  expect(beginWait()).toBeUndefined();
  expect(countQueries(beginWait)).toBeUndefined();
});
