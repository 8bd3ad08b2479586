import { beforeEach, expect, it, vi } from 'vitest';
import { minimumDelay } from './minimum-delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('holds a quick answer back for 200 ms', async () => {
  let answer: number | undefined;
  void minimumDelay(Promise.resolve(7)).then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(199);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(7);
});

it('holds a failure back as well, and passes it on', async () => {
  const failing = minimumDelay(Promise.reject(new Error('down')));
  const caught = failing.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(200);
  expect(await caught).toBe('down');
});
