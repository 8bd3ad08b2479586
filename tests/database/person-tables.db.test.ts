import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PERSON_TABLES } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';

const linesOf: Readonly<Record<string, unknown>> = PERSON_TABLES;

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like ${column}
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
