import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOCK_FAILURES = new Set(['55P03', '40P01']);

/** Lock attempts of a migration. Other queries wait at most as long as one attempt. */
export interface LockRetry {
  readonly maxAttempts: number;
  readonly lockTimeoutMs: number;
  pause(): Promise<unknown>;
}

export const LOCK_RETRY: LockRetry = {
  maxAttempts: 90,
  lockTimeoutMs: 1_000,
  pause: () => pause(1_000),
};

/** Repeats `attempt` while it fails for a lock, up to the maximum. */
export async function withLockRetry(
  { maxAttempts, pause }: LockRetry,
  attempt: () => Promise<void>,
): Promise<void> {
  for (let attemptsLeft = maxAttempts - 1; ; attemptsLeft -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && LOCK_FAILURES.has(error.code ?? '');
      if (!isBusy) throw error;
      if (attemptsLeft === 0) {
        throw new Error(
          `A migration did not get its locks in ${maxAttempts} tries: ${error.message}`,
          { cause: error },
        );
      }
      await pause();
    }
  }
}

/** Executes the statements in one transaction that waits a limited time for locks. */
export async function executeInTransaction(
  client: pg.Client,
  { lockTimeoutMs }: LockRetry,
  statements: readonly string[],
  record: () => Promise<unknown>,
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    for (const statement of statements) await client.query(statement);
    await record();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
