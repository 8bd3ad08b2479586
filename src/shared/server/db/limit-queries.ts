import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/**
 * Behind a pooler the product cannot set these itself: without the limits a stalled query would hold its connection,
 * and with `jit` a page waits for its statements to be compiled.
 */
const ROLE_SETTINGS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
};

type Setting = keyof typeof ROLE_SETTINGS;

/**
 * The statements that give the role of `db` what it lacks, in the order of their settings' names.
 *
 * @param sent true where each connection brings the limits with it, so that `jit` alone is looked at
 */
export async function missingRoleSettings(
  db: Db,
  { sent: areLimitsSent = false } = {},
): Promise<string[]> {
  const names = areLimitsSent ? (['jit'] as const) : (Object.keys(ROLE_SETTINGS) as Setting[]);
  const { rows } = await db.execute<{ role: string; name: Setting }>(
    sql`select quote_ident(current_user) as role, name from pg_settings
        where name in ${names} and setting in ('0', 'on') order by name`,
  );
  return rows.map(({ role, name }) => `ALTER ROLE ${role} SET ${name} = '${ROLE_SETTINGS[name]}';`);
}

/** Rejects where the role of `db` has lost its settings, which a pooler applies to new connections. */
export async function expectRoleSettings(db: Db): Promise<void> {
  const missing = await missingRoleSettings(db);
  if (missing.length > 0) throw new Error(`the role lacks settings: ${missing.join(' ')}`);
}
