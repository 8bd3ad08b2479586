import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { HOUR, localLimit, sharedLimit } from '#shared/core/limits.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { idempotencyRecords, rateLimits } from '#shared/server/db/schema/operations.ts';
import { type EndpointRequest, endpointExecutor } from '../endpoint/carry-out.ts';
import { deleteIdempotencyRecords } from './idempotency-queries.ts';
import { oldestRecordDate } from './run-idempotent.ts';

const NOBODY = { employer: null, jobSeeker: null, platformAdmin: null };
const limit = localLimit('once', 1_000, HOUR);
const quota = sharedLimit('once quota', 3, HOUR);

let done = 0;
beforeEach(async () => {
  done = 0;
  await db.delete(idempotencyRecords);
  await db.delete(rateLimits);
});

const endpoint = defineEndpoint({
  method: 'post',
  path: '/once',
  summary: '',
  tag: '',
  guard: 'public',
  limit,
  quota,
  body: z.object({ wish: z.string() }),
  data: z.object({ id: z.number() }),
});

const add = endpointExecutor(endpoint, ({ body: { wish } }) =>
  db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: `row ${++done}` });
    if (wish === 'throw') throw new Error('a bug');
    return wish === 'refused' ? fail('conflict') : ok({ id: done });
  }),
);

const asking = (key: string | null, wish = 'good', address = '192.0.2.1'): EndpointRequest => ({
  params: {},
  query: {},
  body: async () => ok({ wish }),
  sessions: async () => NOBODY,
  locale: 'en',
  address,
  request: new Request('http://localhost/'),
  key,
});

const KEY = 'f6f2ac1e-one-key';

it('runs once and returns the same response to a repeat, without another quota point', async () => {
  const first = await add(asking(KEY));
  expect(first).toMatchObject({ ok: true, value: { id: 1 } });
  for (let turn = 0; turn < 4; turn += 1) expect(await add(asking(KEY))).toEqual(first);
  expect(done).toBe(1);
  expect(await add(asking('another-key'))).toMatchObject({ value: { id: 2 } });
});

it('runs once for twenty concurrent calls', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => add(asking(KEY))));
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(done).toBe(1);
});

it('rejects another request or another actor under the same key', async () => {
  await add(asking(KEY));
  expect(await add(asking(KEY, 'other'))).toMatchObject({ code: 'key_used' });
  expect(await add(asking(KEY, 'good', '198.51.100.7'))).toMatchObject({ value: { id: 2 } });
  expect(await add(asking('short'))).toMatchObject({ code: 'bad_request' });
  expect(done).toBe(2);
});

it('can be retried after a rejection or failure', async () => {
  expect(await add(asking(KEY, 'refused'))).toMatchObject({ code: 'conflict' });
  await expect(add(asking(KEY, 'throw'))).rejects.toThrow('a bug');
  expect(await db.$count(idempotencyRecords)).toBe(0);
  expect(await add(asking(KEY))).toMatchObject({ ok: true });
});

it('claims its key in the transaction of the action, so that one without a response is not repeated', async () => {
  await add(asking(KEY));
  await db.update(idempotencyRecords).set({ response: null });
  expect(await add(asking(KEY))).toMatchObject({ code: 'conflict' });
  expect(done).toBe(1);
});

it('stores nothing that is readable without the key', async () => {
  await add(asking(KEY));
  const [kept] = await db.select().from(idempotencyRecords);
  expect(JSON.stringify(kept)).not.toMatch(/one-key|good|"id"/);
});

it('expires after a day, and earlier beyond the maximum number of records', async () => {
  await add(asking(KEY));
  await add(asking('second-key'));
  await deleteIdempotencyRecords(db, oldestRecordDate(), 1);
  expect(await db.$count(idempotencyRecords)).toBe(1);
  await deleteIdempotencyRecords(db, oldestRecordDate(Date.now() + 25 * HOUR * 1000), 1);
  expect(await db.$count(idempotencyRecords)).toBe(0);
});
