import { expect, it } from 'vitest';
import { fail, ok } from '#shared/core/result.ts';
import { BatchedWrites } from './batched-writes.ts';

function heldWrites() {
  const writes: { acts: readonly number[]; end: (error?: Error) => void }[] = [];
  const together = new BatchedWrites<number, number>(
    (acts) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(acts.map((act) => act * 2));
        writes.push({ acts, end });
      }),
    { maxBatchSize: 3, maxWaiting: 4 },
  );
  return { writes, together };
}

it('collects operations during a write into the next batch, each with its result', async () => {
  const { writes, together } = heldWrites();
  const first = together.add(1);
  const others = [together.add(2), together.add(3)];
  expect(writes.map(({ acts }) => acts)).toEqual([[1]]);
  writes[0]?.end();
  expect(await first).toEqual(ok(2));
  expect(writes.map(({ acts }) => acts)).toEqual([[1], [2, 3]]);
  writes[1]?.end();
  expect(await Promise.all(others)).toEqual([ok(4), ok(6)]);
});

it('a failed write rejects its operations and no later ones', async () => {
  const { writes, together } = heldWrites();
  const lost = together.add(1);
  const next = together.add(2);
  writes[0]?.end(new Error('away'));
  await expect(lost).rejects.toThrow('away');
  writes[1]?.end();
  expect(await next).toEqual(ok(4));
});

it('limits batch size and rejects too many waiting operations', async () => {
  const { writes, together } = heldWrites();
  const all = [1, 2, 3, 4, 5, 6].map((act) => together.add(act));
  expect(await all[5]).toEqual(fail('unavailable'));
  for (const number of [0, 1, 2]) {
    await expect.poll(() => writes.length).toBe(number + 1);
    writes[number]?.end();
  }
  expect(writes.map(({ acts }) => acts)).toEqual([[1], [2, 3, 4], [5]]);
  expect(await Promise.all(all.slice(0, 5))).toEqual([2, 4, 6, 8, 10].map(ok));
});

it('isolates an invalid operation in few writes, and writes the others', async () => {
  const refused = Object.assign(new Error('no such account'), { code: '23503', constraint: 'fk' });
  const [COUNT, BAD] = [1000, 617];
  let writes = 0;
  const together = new BatchedWrites<number, number>(
    async (acts) => {
      writes += 1;
      if (acts.includes(BAD)) throw refused;
      return acts;
    },
    { maxBatchSize: COUNT, maxWaiting: COUNT },
  );
  const acts = Array.from({ length: COUNT }, (_, act) => act);
  const all = await Promise.allSettled(acts.map((act) => together.add(act)));
  const ends = all.map((one) => (one.status === 'rejected' ? one.reason : one.value));
  expect(ends).toEqual(acts.map((act) => (act === BAD ? refused : ok(act))));
  expect(writes).toBeLessThanOrEqual(2 + 2 * Math.ceil(Math.log2(COUNT)));
});
