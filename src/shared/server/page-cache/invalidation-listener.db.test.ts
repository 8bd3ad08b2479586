import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { countQueries } from '#shared/server/db/query-count.ts';
import { databaseProxy } from '#tests/database/db-proxy.ts';
import {
  type Announce,
  invalidationHealth,
  listenForInvalidations,
} from './invalidation-listener.ts';
import { invalidateTags } from './invalidation-queries.ts';
import { PageCache } from './page-cache.ts';

interface WebProcess {
  readonly cache: PageCache;
  readonly listener: ReturnType<typeof listenForInvalidations>;
}

const url = process.env['DATABASE_URL'] ?? '';
const KEY = '/company/acme-1/hrsay';

function webProcess(connectionString = url, heartbeat = 50): WebProcess {
  const cache = new PageCache({
    render: async () =>
      new Response('page', {
        headers: { 'CDN-Cache-Control': 'max-age=600', 'Cache-Tag': 'company:1,reviews:1' },
      }),
    always: [],
    maxBytes: 1_000_000,
    now: () => 0,
    onRevalidationError: () => undefined,
  });
  const announce: Announce = (tag) => road(tag);
  const listener = listenForInvalidations(connectionString, [cache], announce, heartbeat);
  return { cache, listener };
}

const announced: Announce = (tag) => invalidateTags(db, [tag]);
let road = announced;

const cut = () =>
  db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'page-cache' and datname = current_database()`,
  );

const isKept = ({ cache }: WebProcess) => cache.get(KEY) !== undefined;
const areKept = () => [isKept(one), isKept(two)];
const areListening = () => [one.cache.listening, two.cache.listening];

let one: WebProcess;
let two: WebProcess;

beforeEach(async () => {
  one = webProcess();
  two = webProcess();
  await expect.poll(areListening).toEqual([true, true]);
  await Promise.all([one.cache.load(KEY, null), two.cache.load(KEY, null)]);
  expect(areKept()).toEqual([true, true]);
});

afterEach(() => Promise.all([one.listener.stop(), two.listener.stop()]));

describe('an invalidation', () => {
  test('reaches every web process', async () => {
    await invalidateTags(db, ['reviews:7', 'company:1']);
    const { caughtUp } = one.listener;
    await Promise.all([caughtUp(), two.listener.caughtUp()]);
    expect(areKept()).toEqual([false, false]);
  });

  test('of another tag does not drop the page', async () => {
    await invalidateTags(db, ['company:2']);
    await Promise.all([one.listener.caughtUp(), two.listener.caughtUp()]);
    expect(areKept()).toEqual([true, true]);
  });

  test('is sent on commit of the write, not before', async () => {
    await db.transaction(async (tx) => {
      await invalidateTags(tx, ['reviews:1']);
      await one.listener.caughtUp();
      expect(isKept(one)).toBe(true);
    });
    await one.listener.caughtUp();
    expect(isKept(one)).toBe(false);
  });

  test('of a rolled back write is never sent', async () => {
    await db
      .transaction(async (tx) => {
        await invalidateTags(tx, ['reviews:1']);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await one.listener.caughtUp();
    expect(isKept(one)).toBe(true);
  });

  test('is applied before caughtUp resolves, every time', async () => {
    for (let round = 0; round < 100; round += 1) {
      await one.cache.load(KEY, null);
      await invalidateTags(db, ['company:1']);
      await one.listener.caughtUp();
      expect(isKept(one)).toBe(false);
    }
  });
});

describe('a heartbeat notification', () => {
  afterEach(() => {
    road = announced;
  });

  test('that is not delivered disables the cache until one is, which health reports', async () => {
    await invalidationHealth();
    road = () => Promise.resolve();
    await expect.poll(areListening).toEqual([false, false]);
    expect(isKept(one)).toBe(false);
    await expect(invalidationHealth()).rejects.toThrow('invalidations do not arrive');
    const three = webProcess();
    await wait(300);
    expect(three.cache.listening).toBe(false);
    await three.listener.stop();
    road = announced;
    await expect.poll(areListening).toEqual([true, true]);
    await invalidationHealth();
  });

  test('that cannot be sent leaves the earlier result valid', async () => {
    let attempts = 0;
    road = () => {
      attempts += 1;
      return Promise.reject(new Error('the pool is busy'));
    };
    await expect.poll(() => attempts).toBeGreaterThan(4);
    expect(areKept()).toEqual([true, true]);
  });

  test('drops no page and reaches no other target', async () => {
    const dropped: string[] = [];
    const target = { listening: false, drop: (tag: string) => void dropped.push(tag) };
    const listener = listenForInvalidations(url, [target], announced, 50);
    await expect.poll(() => target.listening).toBe(true);
    await wait(200);
    expect(dropped).toEqual([]);
    await listener.stop();
  });
});

describe('a lost connection', () => {
  test('found by a request without time left is still replaced', async () => {
    const proxy = await databaseProxy(url);
    const three = webProcess(proxy.url, 60_000);
    await expect.poll(() => three.cache.listening).toBe(true);
    proxy.mode = 'silent';
    await countQueries(() => three.listener.caughtUp(), 0);
    expect(three.cache.listening).toBe(false);
    proxy.mode = 'open';
    await expect.poll(() => three.cache.listening).toBe(true);
    await three.listener.stop();
    await proxy.close();
  });

  test('stops and empties the cache until it listens again', async () => {
    await cut();
    await expect.poll(() => one.cache.listening).toBe(false);
    expect(isKept(one)).toBe(false);
    await one.cache.load(KEY, null);
    expect(isKept(one)).toBe(false);
    await expect.poll(() => one.cache.listening).toBe(true);
    await one.cache.load(KEY, null);
    expect(isKept(one)).toBe(true);
    await invalidateTags(db, ['company:1']);
    await one.listener.caughtUp();
    expect(isKept(one)).toBe(false);
  });

  test('to a missing database stops the cache, and caughtUp does not hang', async () => {
    let attempts = 0;
    const nobody = createServer((socket) => {
      attempts += 1;
      socket.resetAndDestroy();
    }).listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    const three = webProcess(`postgres://nobody@127.0.0.1:${port}/none`);
    await expect.poll(() => attempts).toBeGreaterThan(1);
    expect(three.cache.listening).toBe(false);
    await three.listener.caughtUp();
    await three.listener.stop();
    nobody.close();
  });
});
