import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#shared/server/db/pool.ts';

/** One plan for any values, which a connection may keep once it has done a statement often. */
export const FOR_ANY_VALUES = 'generic_plan, costs off';

/** The plan of each query that `ask` makes; what it writes is taken back. */
export async function plansOf(
  ask: (logged: Db) => Promise<unknown>,
  how = 'costs off',
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  const queries: { readonly text: string; readonly values: unknown[] }[] = [];
  await client.connect();
  try {
    await client.query('begin');
    const logQuery = (text: string, values: unknown[]) => queries.push({ text, values });
    await ask(drizzle({ client, logger: { logQuery } }));
    await client.query('rollback');
    const plans: string[] = [];
    for (const { text, values } of queries) {
      const parameters = how === FOR_ANY_VALUES ? undefined : values;
      const { rows } = await client.query(`explain (${how}) ${text}`, parameters);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.end();
  }
}
