import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReadersOfMonth } from './readers-of-month.ts';

vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: vi.fn(),
}));
const secret = vi.mocked(randomBytes as (size: number) => Buffer);

beforeEach(() => {
  secret.mockReset();
  secret.mockReturnValue(Buffer.alloc(32, 1));
});

it('recognises a reader within a month and none in the next, with any secret', () => {
  const readers = new ReadersOfMonth();
  const isNew = (month: string) => readers.isNew(month, 'somebody');
  expect([isNew('2026-11'), isNew('2026-11')]).toEqual([true, false]);
  expect([isNew('2026-12'), isNew('2026-12')]).toEqual([true, false]);
});

it('discards the secret at the end of the month', () => {
  const readers = new ReadersOfMonth();
  readers.isNew('2026-11', 'somebody');
  const before = secret.mock.calls.length;
  readers.isNew('2026-11', 'another');
  expect(secret).toHaveBeenCalledTimes(before);
  secret.mockReturnValue(Buffer.alloc(32, 2));
  readers.isNew('2026-12', 'somebody');
  expect(secret).toHaveBeenCalledTimes(before + 1);
});
