import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#shared/server/db/pool.ts';

const WAITING = sql`select 1 from pg_locks where not granted and relation is null
  and pid in (select pid from pg_stat_activity where datname = current_database())`;

export async function untilWaiting(db: Db): Promise<void> {
  await expect.poll(async () => (await db.execute(WAITING)).rows.length).toBe(1);
}

const ALL_WAITING = sql`(select distinct pid from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()) waiting`;

/** Runs two acts that both read before either writes, unless a lock makes one wait. */
export async function bothAtOnce<One, Other>(
  db: Db,
  table: string,
  acts: () => readonly [Promise<One>, Promise<Other>],
): Promise<[One, Other]> {
  const { done } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const done = Promise.all(acts());
    await expect.poll(() => db.$count(ALL_WAITING)).toBe(2);
    return { done };
  });
  return done;
}
