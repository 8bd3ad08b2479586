import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PERSON_TABLES } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';

const linesOf: Readonly<Record<string, unknown>> = PERSON_TABLES;

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct relname as name from pg_class
    join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attname like ${column}
    order by 1`);
  return rows.map(({ name }) => name);
}

it('every table there is has a line that says of whom it is', async () => {
  expect((await tablesWith('%')).filter((name) => !(name in linesOf))).toEqual([]);
});

it('every table that names a job seeker says what erases them there', async () => {
  const naming = await tablesWith('id_jsk');
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((name) => typeof linesOf[name] === 'string')).toEqual([]);
});
