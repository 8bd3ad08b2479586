// Somebody who has the whole database and wants to know who wrote which review.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { db } from '#shared/server/db/pool.ts';

export type Trace = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

function ordered({ name, type }: Pick<Column, 'name' | 'type'>): string | null {
  const column = `t."${name}"`;
  if (/timestamp|date/.test(type)) return `extract(epoch from ${column})::float8`;
  if (/int|numeric|double|real/.test(type)) return `${column}::float8`;
  if (type === 'boolean') return `${column}::int::float8`;
  if (/text|bytea|char|json/.test(type)) return `octet_length(${column}::text)::float8`;
  return null;
}

/** The place of a row on the disk, and the transaction that wrote it. */
const HIDDEN = {
  place: `(((t.ctid::text::point)[0] * 1000) + (t.ctid::text::point)[1])::float8`,
  written: `t.xmin::text::float8`,
};

function namedIn(text: string, names: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const [name, ids] of names) if (ids.some((id) => text.includes(id))) return name;
  return undefined;
}

/** Columns as they order rows naming one of these, without tables that name an account. */
export async function tracesOf(
  names: ReadonlyMap<string, readonly string[]>,
  accountTables: ReadonlySet<string>,
): Promise<Trace> {
  const columns = (
    await db.execute<Column & Record<string, unknown>>(sql`
    select table_schema as schema, table_name as table, column_name as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  ).rows;
  const found = new Map<string, Map<string, number>>();
  for (const table of new Set(columns.map((one) => `"${one.schema}"."${one.table}"`))) {
    if (accountTables.has(table)) continue;
    const own = columns.filter((one) => `"${one.schema}"."${one.table}"` === table);
    const orders = [
      ...own.map((one) => [one.name, ordered(one)] as const),
      ...Object.entries(HIDDEN),
    ].filter((one): one is [string, string] => one[1] !== null);
    const picked = orders.map(([, order], index) => `${order} as v${index}`).join(', ');
    const { rows } = await db.execute<Record<string, unknown>>(
      sql.raw(`select t::text as whole, ${picked} from ${table} t`),
    );
    for (const row of rows) {
      const who = namedIn(String(row['whole']), names);
      if (who === undefined) continue;
      for (const [index, [column]] of orders.entries()) {
        const value = row[`v${index}`];
        if (value === null) continue;
        const key = `${table}.${column}`;
        const trace = found.get(key) ?? found.set(key, new Map()).get(key);
        trace?.set(who, Number(value));
      }
    }
  }
  return found;
}

export function tracesOfLines(
  file: string,
  lines: readonly string[],
  names: ReadonlyMap<string, readonly string[]>,
): Trace {
  const [place, size] = [new Map<string, number>(), new Map<string, number>()];
  for (const [at, line] of lines.entries()) {
    const who = namedIn(line, names);
    if (who === undefined) continue;
    place.set(who, at);
    size.set(who, line.length);
  }
  return place.size === 0
    ? new Map()
    : new Map([
        [`${file} place`, place],
        [`${file} size`, size],
      ]);
}

/** The letters of a folder that name one of these: by name, place on the disk, times, sizes and headers. */
export function tracesOfLetters(
  folder: string,
  names: ReadonlyMap<string, readonly string[]>,
): Trace {
  const found = new Map<string, Map<string, number>>();
  for (const [place, name] of readdirSync(folder).toSorted().entries()) {
    const text = readFileSync(join(folder, name), 'latin1');
    const who = namedIn(`${name} ${text}`, names);
    if (who === undefined) continue;
    const { ino, size, mtimeMs, ctimeMs, birthtimeMs } = statSync(join(folder, name));
    const orders = { place, ino, size, mtimeMs, ctimeMs, birthtimeMs, ...orderedHeaders(text) };
    for (const [by, value] of Object.entries(orders)) {
      const key = `letter ${by}`;
      const trace = found.get(key) ?? found.set(key, new Map()).get(key);
      trace?.set(who, value);
    }
  }
  return found;
}

/** Each by its length, and those that say a time by that too. */
function orderedHeaders(letter: string): Record<string, number> {
  const head = letter.slice(0, letter.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head.split('\r\n').flatMap((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s);
      const time = name === 'Date' ? Date.parse(value) : Number.NaN;
      return [[`length of ${name}`, value.length], ...(time ? [[name, time]] : [])];
    }),
  );
}

interface Attack {
  readonly by: string;
  readonly right: number;
}

export function attacks(people: Trace, reviews: Trace, writers: readonly string[]): Attack[] {
  const found: Attack[] = [];
  for (const [ofPerson, person] of people) {
    for (const [ofReview, review] of reviews) {
      found.push({ by: `${ofPerson} ${ofReview}`, right: concordance(person, review, writers) });
    }
  }
  return found.sort((a, b) => Math.abs(b.right - 0.5) - Math.abs(a.right - 0.5));
}

/** Two of the same order are a guess: half right. */
function concordance(
  person: ReadonlyMap<string, number>,
  review: ReadonlyMap<string, number>,
  writers: readonly string[],
): number {
  let right = 0;
  let pairs = 0;
  for (const [index, one] of writers.entries()) {
    for (const other of writers.slice(index + 1)) {
      const people = (person.get(one) ?? 0) - (person.get(other) ?? 0);
      const difference = (review.get(one) ?? 0) - (review.get(other) ?? 0);
      pairs += 1;
      right += (1 + Math.sign(people * difference)) / 2;
    }
  }
  return right / pairs;
}

/** Four and a half standard deviations of what guessing scores (Kendall): hundreds of attacks stay within. */
export function chance(writers: number): number {
  const deviation = Math.sqrt((2 * (2 * writers + 5)) / (9 * writers * (writers - 1)));
  return (4.5 * deviation) / 2;
}
