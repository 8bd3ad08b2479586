import { expect, it } from 'vitest';
import { verifyPassword } from './passwords.ts';

it('hashes two at once, queues twenty and rejects the rest', async () => {
  const given = await Promise.all(
    Array.from({ length: 30 }, () => verifyPassword(null, 'any password')),
  );
  const refused = given.filter((one) => !one.ok);
  expect(refused).toHaveLength(8);
  expect(refused.every((one) => one.code === 'unavailable')).toBe(true);
  expect((await verifyPassword(null, 'any password')).ok).toBe(true);
});
