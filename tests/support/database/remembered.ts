// The rows of the whole database, to compare them and to bring them back.
import { sql } from 'drizzle-orm';
import { db } from '#shared/server/db/pool.ts';

export interface Remembered {
  bringBack(): Promise<void>;
  /** What differs by now, row by row, without what is random, a time or a number given since. */
  changes(): Promise<readonly string[]>;
}

/** Numbers given since are above it. */
const NEW_NUMBER = 1_000_000;
const RANDOM =
  /\$argon2[^"]*|(?<="salt": ")[^"]*|[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^"]*|\\\\x[\da-f]+|\b1\d{6}\b|[\w-]{40,}/g;

export async function rememberRows(): Promise<Remembered> {
  const found = await db.execute<{ name: string; columns: string[]; key: string[] | null }>(sql`
    select table_name as name,
      array_agg(quote_ident(column_name)::text) filter (where is_generated = 'NEVER') as columns,
      (select array_agg(quote_ident(attname)::text) from pg_index
        join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = ('public.' || quote_ident(table_name))::regclass) as key
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`);
  const tables = found.rows;
  const sequences = await db.execute<{ name: string }>(sql`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`);
  const counters = sequences.rows.map(({ name }) => `select setval('${name}', ${NEW_NUMBER})`);
  await run([
    'create schema remembered',
    'create table remembered.touched (name text)',
    `create function remembered.touch() returns trigger language plpgsql as
      'begin insert into remembered.touched values (tg_table_name); return null; end'`,
    ...tables.flatMap(({ name, key }) => [
      `create table remembered."${name}" as table public."${name}"`,
      ...(key ? [`alter table remembered."${name}" add primary key (${key})`] : []),
      `create trigger touched after insert or update or delete on public."${name}"
        for each statement execute function remembered.touch()`,
    ]),
    ...counters,
  ]);
  const touched = async () => {
    const read = sql`select distinct name from remembered.touched`;
    const names = new Set((await db.execute<{ name: string }>(read)).rows.map(({ name }) => name));
    return tables.filter(({ name }) => names.has(name));
  };
  return {
    async bringBack() {
      const changed = await touched();
      await run([
        'set local session_replication_role = replica',
        ...changed.map(({ name, key }) =>
          key
            ? `delete from "${name}" where (${key}) not in (select ${key} from remembered."${name}")`
            : `delete from "${name}"`,
        ),
        ...changed.map(({ name, columns, key }) => {
          const others = columns.filter((column) => !key?.includes(column));
          const set = others.map((column) => `${column} = excluded.${column}`);
          const onConflict = set.length > 0 ? `update set ${set}` : 'nothing';
          return `insert into "${name}" (${columns}) overriding system value
            select ${columns} from remembered."${name}"
            ${key ? `on conflict (${key}) do ${onConflict}` : ''}`;
        }),
        'delete from remembered.touched',
        ...counters,
      ]);
    },
    async changes() {
      const differing = (await touched()).map(
        ({ name }) => `
          (select '${name} + ' || to_jsonb(t)::text as row from "${name}" t
            except all select '${name} + ' || to_jsonb(t)::text from remembered."${name}" t)
          union all
          (select '${name} - ' || to_jsonb(t)::text from remembered."${name}" t
            except all select '${name} - ' || to_jsonb(t)::text from "${name}" t)`,
      );
      if (differing.length === 0) return [];
      const read = await db.execute<{ row: string }>(sql.raw(differing.join(' union all ')));
      return read.rows.map(({ row }) => row.replaceAll(RANDOM, '…')).toSorted();
    },
  };
}

async function run(statements: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(statements.join(';\n')));
  });
}
