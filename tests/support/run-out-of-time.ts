import { expect, vi } from 'vitest';

/** Asks another server within `limit` milliseconds: with the answer's head they have passed. */
export async function runOutOfTime<Value>(
  limit: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const time = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const asking = vi.spyOn(globalThis, 'fetch');
  const working = work();
  await expect.poll(() => asking.mock.settledResults[0]?.type).toBe('fulfilled');
  expect(spy.mock.calls).toEqual([[limit]]);
  time.abort(new DOMException('too late', 'TimeoutError'));
  return working;
}
