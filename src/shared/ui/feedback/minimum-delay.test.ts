import { beforeEach, expect, it, vi } from 'vitest';
import { minimumDelay } from './minimum-delay.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('delays a fast result to 200 ms', async () => {
  let answer: number | undefined;
  void minimumDelay(Promise.resolve(7)).then((value) => {
    answer = value;
  });
  await vi.advanceTimersByTimeAsync(199);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(7);
});

it('delays and passes on a rejection', async () => {
  const failing = minimumDelay(Promise.reject(new Error('down')));
  const caught = failing.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(200);
  expect(await caught).toBe('down');
});
