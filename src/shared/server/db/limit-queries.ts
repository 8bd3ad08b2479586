import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** Behind a pooler the product cannot set these itself; without them a stalled query would hold its connection. */
const LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
};

/** Throws what must be told to the database when it has no limits for the role of `db`. */
export async function expectLimits(db: Db): Promise<void> {
  const names = Object.keys(LIMITS);
  const { rows } = await db.execute<{ role: string; name: keyof typeof LIMITS }>(
    sql`select quote_ident(current_user) as role, name from pg_settings
        where name in ${names} and setting = '0' order by name`,
  );
  if (rows.length === 0) return;
  const missing = rows.map(
    ({ role, name }) => `ALTER ROLE ${role} SET ${name} = '${LIMITS[name]}';`,
  );
  throw new Error(
    `DATABASE_URL leads to a pooler and to a role without limits. Set them, then have the pooler connect anew: ${missing.join(' ')}`,
  );
}
