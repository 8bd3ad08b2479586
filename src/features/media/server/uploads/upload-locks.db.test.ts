import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { UploadLocks } from './upload-locks.ts';

const PATIENCE_MS = 1_500;

const [here, elsewhere] = [new UploadLocks(PATIENCE_MS), new UploadLocks(PATIENCE_MS)];
const places = [
  ['in the same process', here],
  ['in another process', elsewhere],
] as const;

const going = new AbortController().signal;
const sessions = sql`(select 1 from pg_stat_activity
  where application_name = 'upload-locks' and datname = current_database()) sessions`;

async function held(locks: UploadLocks, id: string, release = () => {}) {
  const lock = locks.newLock(id);
  await lock.lock(going, release);
  return lock;
}

it.each(places)(
  'asks the holder to release the lock for the waiting request: %s',
  async (_, place) => {
    const id = randomUUID();
    const first = await held(here, id, () => void first.unlock());
    const second = await held(place, id);
    await second.unlock();
  },
);

it.each(places)('responds 423 after the timeout: %s', async (_, place) => {
  const id = randomUUID();
  const release = vi.fn();
  const first = await held(here, id, release);
  await expect(held(place, id)).rejects.toMatchObject({ status_code: 423 });
  expect(release).toHaveBeenCalled();
  await first.unlock();
  await (await held(place, id)).unlock();
});

it('holds the locks of several uploads over one connection, which closes with the last', async () => {
  const locks = await Promise.all(Array.from({ length: 20 }, () => held(here, randomUUID())));
  await expect.poll(() => db.$count(sessions)).toBe(1);
  await Promise.all(locks.map((lock) => lock.unlock()));
  await expect.poll(() => db.$count(sessions)).toBe(0);
});

it('loses a lock with its connection, and then the write fails', async () => {
  const id = randomUUID();
  const release = vi.fn();
  const lost = await held(here, id, release);
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'upload-locks' and datname = current_database()`);
  await expect.poll(() => release.mock.calls.length).toBe(1);
  const next = await held(elsewhere, id);
  await expect(lost.unlock()).rejects.toMatchObject({ status_code: 503 });
  await next.unlock();
  await (await held(here, id)).unlock();
});

it('writes nothing while the database is unreachable', async () => {
  vi.stubEnv('DATABASE_DIRECT_URL', 'postgres://127.0.0.1:1/nothing');
  await expect(held(here, randomUUID())).rejects.toMatchObject({ status_code: 503 });
  vi.unstubAllEnvs();
  await (await held(here, randomUUID())).unlock();
});
