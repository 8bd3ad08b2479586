import { expect, it } from 'vitest';
import { WrittenTogether } from './written-together.ts';

/** Writes that end when they are told to. */
function heldWrites() {
  const writes: { acts: readonly number[]; end: (error?: Error) => void }[] = [];
  const together = new WrittenTogether<number, number>(
    (acts) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(acts.map((act) => act * 2));
        writes.push({ acts, end });
      }),
  );
  return { writes, together };
}

it('what comes during a write goes into the next, and each is answered with its own', async () => {
  const { writes, together } = heldWrites();
  const first = together.add(1);
  const others = [together.add(2), together.add(3)];
  expect(writes.map(({ acts }) => acts)).toEqual([[1]]);
  writes[0]?.end();
  expect(await first).toBe(2);
  expect(writes.map(({ acts }) => acts)).toEqual([[1], [2, 3]]);
  writes[1]?.end();
  expect(await Promise.all(others)).toEqual([4, 6]);
});

it('a write that fails refuses what was in it and nothing after', async () => {
  const { writes, together } = heldWrites();
  const lost = together.add(1);
  const next = together.add(2);
  writes[0]?.end(new Error('away'));
  await expect(lost).rejects.toThrow('away');
  writes[1]?.end();
  expect(await next).toBe(4);
});
