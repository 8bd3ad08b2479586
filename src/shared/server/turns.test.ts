import { expect, it } from 'vitest';
import { TurnsOfEach } from './turns.ts';

it('of an address nothing is kept once its work is done, refused or broken', async () => {
  const turns = new TurnsOfEach({ atOnce: 1, mostWaiting: 1 });
  const done = Promise.withResolvers<void>();
  const flood = ['one', 'one', 'one', 'two'].map((address) =>
    turns.take(address, () => done.promise),
  );
  const broken = turns.take('three', () => Promise.reject(new Error('a bug')));
  expect(turns.size).toBe(3);
  await expect(broken).rejects.toThrow('a bug');
  expect(await flood[2]).toMatchObject({ ok: false });
  expect(turns.size).toBe(2);
  done.resolve();
  await Promise.all(flood);
  expect(turns.size).toBe(0);
});
