import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

export const WORDS = z.string().min(1);
export const PHRASE = z.object({ th: WORDS, en: WORDS });

/** Rows of a table; columns `titleTh` and `titleEn` are also readable as the phrase `title`. */
export function readTable<Row>(name: string, row: z.ZodType<Row>): readonly Row[] {
  const read = z.array(row).safeParse(parsedTable(name).map(withPhrases));
  if (!read.success) throw new Error(`${name}.tsv: ${z.prettifyError(read.error)}`);
  return read.data;
}

export function parsedTable(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(`./data/${name}.tsv`, import.meta.url), 'utf8');
  return parse(text, { columns: true, delimiter: '\t', quote: false });
}

function withPhrases(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const phrases = Object.keys(row).flatMap((column) => {
    const [, name] = /^(\w+)Th$/.exec(column) ?? [];
    return name === undefined ? [] : [[name, { th: row[column], en: row[`${name}En`] }]];
  });
  return { ...row, ...Object.fromEntries(phrases) };
}

/** The rows by one of their columns, without it. */
export function readTableBy<Row extends object, Key extends keyof Row>(
  key: Key,
  name: string,
  row: z.ZodType<Row>,
): (value: Row[Key]) => readonly Omit<Row, Key>[] {
  return underKeys(readTable(name, row).map(({ [key]: value, ...rest }) => [value, rest]));
}
/** Values by key, in file order; an unknown key throws. */
export function underKeys<Key, Value>(
  rows: readonly (readonly [Key, Value])[],
): (key: Key) => readonly Value[] {
  const groups = Map.groupBy(rows, ([key]) => key);
  const values = new Map(
    Array.from(groups, ([key, group]) => [key, group.map(([, value]) => value)]),
  );
  return (key) => {
    const found = values.get(key);
    if (!found) throw new Error(`the seed has no words for ${key}`);
    return found;
  };
}
