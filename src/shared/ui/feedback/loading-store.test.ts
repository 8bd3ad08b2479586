import { beforeEach, expect, it, vi } from 'vitest';
import { $loading, setUploadProgress, whileWaiting } from './loading-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  $loading.set({ running: 0, upload: null, pause: null });
});

const running = () => $loading.get().running;

function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { done, end };
}

it('covers the page after 400 ms', async () => {
  const { done, end } = work();
  const answered = whileWaiting(done);
  await vi.advanceTimersByTimeAsync(399);
  expect(running()).toBe(0);
  end();
  await answered;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(running()).toBe(0);
});

it('covers the page for at least 200 ms and settles after uncovering', async () => {
  const { done, end } = work();
  const told = vi.fn();
  void whileWaiting(done).then(told);
  await vi.advanceTimersByTimeAsync(401);
  end();
  await vi.advanceTimersByTimeAsync(190);
  expect([running(), told.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(10);
  expect([running(), told.mock.calls.length]).toEqual([0, 1]);
});

it('covers the page until the last concurrent wait ends, even when one fails', async () => {
  const [first, second] = [work(), work()];
  const failing = whileWaiting(first.done.then(() => Promise.reject(new Error('no'))));
  const caught = failing.catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(300);
  void whileWaiting(second.done);
  await vi.advanceTimersByTimeAsync(500);
  expect(running()).toBe(2);
  first.end();
  expect(await caught).toBe('no');
  expect(running()).toBe(1);
  second.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(running()).toBe(0);
});

it('clamps progress to 0–100', () => {
  setUploadProgress(142);
  expect($loading.get().upload).toBe(100);
  setUploadProgress(-1);
  expect($loading.get().upload).toBe(0);
  setUploadProgress(null);
  expect($loading.get().upload).toBeNull();
});
