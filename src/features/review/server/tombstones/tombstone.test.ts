import { beforeEach, expect, it, vi } from 'vitest';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { tombstoneOf } from './tombstone.ts';

beforeEach(() => void vi.stubEnv('SESSION_SECRET', 'a'.repeat(32)));

const ADDRESS = 'somebody@example.com';

it('a tombstone is equal for the same email, company and year, and for nothing else', () => {
  const tombstone = tombstoneOf(ADDRESS, 7, 2026);
  expect(tombstoneOf('Somebody+x@example.com', 7, 2026)).toBe(tombstone);
  const others = [
    tombstoneOf('other@example.com', 7, 2026),
    tombstoneOf(ADDRESS, 8, 2026),
    tombstoneOf(ADDRESS, 7, 2027),
  ];
  expect(new Set([tombstone, ...others]).size).toBe(4);
});

it("a tombstone requires the server's key, not the hash key alone", () => {
  const tombstone = tombstoneOf(ADDRESS, 7, 2026);
  const hash = keyedHash('tombstone', JSON.stringify([ADDRESS, 7, 2026]));
  expect(tombstone).not.toBe(hash.toString('base64url'));
  vi.stubEnv('SESSION_SECRET', 'b'.repeat(32));
  expect(tombstoneOf(ADDRESS, 7, 2026)).not.toBe(tombstone);
});
