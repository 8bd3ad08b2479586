import { expect, vi } from 'vitest';

/**
 * Does what asks another server and gives it `limit` milliseconds: as soon as the head of the answer
 * is there, they have passed.
 */
export async function runOutOfTime<Value>(
  limit: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const time = new AbortController();
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const asking = vi.spyOn(globalThis, 'fetch');
  const working = work();
  await expect.poll(() => asking.mock.settledResults[0]?.type).toBe('fulfilled');
  expect(given.mock.calls).toEqual([[limit]]);
  time.abort(new DOMException('too late', 'TimeoutError'));
  return working;
}
