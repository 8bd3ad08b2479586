import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** Needed behind a pooler: else stalled queries block connections and pages wait for `jit`. */
const ROLE_SETTINGS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
};

type Setting = keyof typeof ROLE_SETTINGS;

/**
 * Statements that add missing settings to the role of `db`, sorted by setting.
 *
 * @param sent true where each connection sends the limits, so that only `jit` is checked
 */
export async function missingRoleSettings(db: Db, { sent: areLimitsSent = false } = {}) {
  const names = areLimitsSent ? (['jit'] as const) : (Object.keys(ROLE_SETTINGS) as Setting[]);
  const { rows } = await db.execute<{ role: string; name: Setting }>(
    sql`select quote_ident(current_user) as role, name from pg_settings
        where name in ${names} and setting in ('0', 'on') order by name`,
  );
  return rows.map(({ role, name }) => `ALTER ROLE ${role} SET ${name} = '${ROLE_SETTINGS[name]}';`);
}

export async function expectRoleSettings(db: Db): Promise<void> {
  const missing = await missingRoleSettings(db);
  if (missing.length > 0) throw new Error(`the role is missing settings: ${missing.join(' ')}`);
}
