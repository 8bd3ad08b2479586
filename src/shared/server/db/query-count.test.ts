import { performance } from 'node:perf_hooks';
import { beforeEach, expect, test, vi } from 'vitest';
import { countQueries, DatabaseDeadlineError, startWait } from './query-count.ts';

let idle = 0;

beforeEach(() => {
  idle = 1_000;
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle,
    active: 0,
    utilization: 0,
  }));
});

function waitFor(milliseconds: number): void {
  const wait = startWait();
  idle += milliseconds;
  wait?.end();
}

test('rejects a wait once the waits of the request have used up its budget', () => {
  countQueries(() => {
    waitFor(600);
    waitFor(600);
    expect(startWait()?.remainingMs).toBe(50);
    idle += 550;
    expect(startWait).toThrow(DatabaseDeadlineError);
  }, 250);
});

test('counts parallel waits once', () => {
  countQueries(() => {
    const [one, two] = [startWait(), startWait()];
    idle += 600;
    one?.end();
    two?.end();
    two?.end();
    expect(startWait()?.remainingMs).toBe(150);
  }, 250);
});

test('does not count other work', () => {
  countQueries(() => {
    waitFor(600);
    idle += 10_000;
    waitFor(600);
    expect(startWait()?.remainingMs).toBe(50);
  }, 250);
});

test('delayed wake-ups do not use up the budget', () => {
  countQueries(() => {
    for (let query = 0; query < 100; query += 1) waitFor(400);
    expect(startWait()?.remainingMs).toBe(250);
  }, 250);
});

test('has no limit outside of a request', () => {
  expect(startWait()).toBeUndefined();
  expect(countQueries(startWait)).toBeUndefined();
});
