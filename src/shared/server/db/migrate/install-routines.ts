import { createHash } from 'node:crypto';
import type pg from 'pg';
import { REVIEW_SUM_ROUTINES } from '../routines/review-sums.ts';
import { executeInTransaction, type LockRetry, withLockRetry } from './lock-retry.ts';

/** Functions, triggers and views that are replaced when their text changes, without a migration. */
export const ROUTINES: readonly string[] = REVIEW_SUM_ROUTINES;

/** Replaces the routines unless the database already has these. */
export async function installRoutines(
  client: pg.Client,
  routines: readonly string[],
  lockRetry: LockRetry,
): Promise<void> {
  const hash = createHash('sha256').update(routines.join(';')).digest('hex');
  await client.query('CREATE TABLE IF NOT EXISTS drizzle.__routines (hash text NOT NULL)');
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__routines');
  if (rows[0]?.hash === hash) return;
  const record = async () => {
    await client.query('DELETE FROM drizzle.__routines');
    await client.query('INSERT INTO drizzle.__routines VALUES ($1)', [hash]);
  };
  await withLockRetry(lockRetry, () => executeInTransaction(client, lockRetry, routines, record));
}
