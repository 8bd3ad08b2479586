import { sql } from 'drizzle-orm';
import type { Db } from '../pool.ts';

/** WAL position of the primary: everything committed before is at a lower position. */
export async function logPosition(db: Db): Promise<string> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_current_wal_insert_lsn()::text as position`,
  );
  return rows[0]?.position ?? '';
}

/** Returns whether the replica has replayed the position; false for a promoted replica. */
export async function hasReplayed(db: Db, position: string): Promise<boolean> {
  const { rows } = await db.execute<{ replayed: boolean | null }>(
    sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as replayed`,
  );
  return rows[0]?.replayed === true;
}
