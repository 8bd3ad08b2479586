import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly leftOut?: readonly { readonly line: string; readonly count: number }[];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function collect() {
  const written: Line[] = [];
  const log = createLog('debug', { write: (line: string) => void written.push(JSON.parse(line)) });
  const count = (msg: string) => written.filter((line) => line.msg === msg).length;
  return { log, written, count };
}

/** So that only the limit of a kind is met, never that of a second. */
function eachSecond(times: number, act: (one: number) => void): void {
  for (let one = 0; one < times; one += 1) {
    act(one);
    vi.advanceTimersByTime(10);
  }
}

it('writes the same warning thirty times a minute and reports the number of dropped ones', () => {
  const { log, written, count } = collect();
  eachSecond(1_000, (one) =>
    log.warn({ err: new Error(`of ${one}`), job: 'send-mail' }, 'job failed'),
  );
  expect(count('job failed')).toBe(30);
  log.warn({ err: new Error('beside it'), job: 'draw' }, 'job failed');
  expect(count('job failed')).toBe(31);
  vi.advanceTimersByTime(60_000);
  expect(written.at(-1)).toMatchObject({
    level: 'warn',
    msg: 'log lines were dropped',
    leftOut: [{ line: 'job failed', count: 970 }],
  });
  log.warn({ job: 'send-mail' }, 'job failed');
  expect(count('job failed')).toBe(32);
});

it('never drops the first error of a kind, even in a full second', () => {
  const { log, written, count } = collect();
  for (let one = 0; one < 1_000; one += 1) log.info({ one }, 'request');
  expect(count('request')).toBe(200);
  for (let one = 0; one < 150; one += 1) log.error({}, `fault ${one}`);
  for (let one = 0; one < 150; one += 1) log.error({}, `fault ${one}`);
  expect(new Set(written.map(({ msg }) => msg)).size).toBe(151);
  expect(written).toHaveLength(200 + 150);
  vi.advanceTimersByTime(1_000);
  log.info({}, 'request');
  expect(count('request')).toBe(201);
});

it('separates errors with the same message by where they were thrown', () => {
  const { log, count } = collect();
  const here = () => new Error('x');
  const there = () => new TypeError('x');
  eachSecond(50, () => log.error({ error: here() }, 'request failed'));
  eachSecond(50, () => log.error({ error: there() }, 'request failed'));
  expect(count('request failed')).toBe(60);
});

it('counts unlimited messages as one kind', () => {
  const { log, written } = collect();
  eachSecond(1_000, (one) => log.warn(`somebody's word ${one}`));
  expect(written).toHaveLength(200 + 30);
  vi.advanceTimersByTime(60_000);
  expect(written.at(-1)).toMatchObject({ leftOut: [{ line: 'others', count: 770 }] });
});

it('always writes what ends the process', () => {
  const { log, count } = collect();
  eachSecond(50, () => log.fatal('the end'));
  expect(count('the end')).toBe(50);
});
