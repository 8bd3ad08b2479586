import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

export function readTable<Row>(name: string, row: z.ZodType<Row>): readonly Row[] {
  const text = readFileSync(new URL(`./data/${name}.tsv`, import.meta.url), 'utf8');
  const rows: unknown = parse(text, { columns: true, delimiter: '\t', quote: false });
  const read = z.array(row).safeParse(rows);
  if (!read.success) throw new Error(`${name}.tsv: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Values by key, in file order; an unknown key throws. */
export function underKeys<Key, Value>(
  rows: readonly (readonly [Key, Value])[],
): (key: Key) => readonly Value[] {
  const values = new Map<Key, Value[]>();
  for (const [key, value] of rows) {
    const existing = values.get(key);
    if (existing) existing.push(value);
    else values.set(key, [value]);
  }
  return (key) => {
    const found = values.get(key);
    if (!found) throw new Error(`the seed has no words for ${key}`);
    return found;
  };
}
