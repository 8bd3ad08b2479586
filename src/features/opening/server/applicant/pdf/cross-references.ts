import { isKind, type PdfValue } from './pdf-values.ts';
import { isWord, type ValueReader } from './read-values.ts';

/** Where a table says that an object stands. */
export interface Entry {
  readonly number: number;
  readonly offset: number;
}

const MAX_ENTRY_BYTES = 20;

/** The table behind the word `xref`, null where it breaks off; undefined where none stands there. */
export function readTable(reader: ValueReader, bytes: Buffer): Entry[] | null | undefined {
  const entries: Entry[] = [];
  let isTable = false;
  while (true) {
    const [first, count] = [reader.read(), reader.read()];
    if (typeof first !== 'number' || typeof count !== 'number') {
      return isTable ? entries : undefined;
    }
    isTable = true;
    for (let at = 0; at < count && reader.at < bytes.length; at += 1) {
      const [offset, , state] = [reader.read(), reader.read(), reader.read()];
      if (typeof offset !== 'number' || !isKind(state ?? undefined, 'word')) return null;
      if (isWord(state, 'n')) entries.push({ number: first + at, offset });
    }
  }
}

/** What a table in a stream says (ISO 32000-2, 7.5.8) of objects in the file; null where it breaks off. */
export function entriesOf(
  table: Buffer,
  widths: readonly number[],
  index: readonly number[],
): Entry[] | null {
  const [kind = 0, offset = 0, generation = 0] = widths;
  const size = kind + offset + generation;
  const entries: Entry[] = [];
  if (size <= 0 || size > MAX_ENTRY_BYTES || Math.min(kind, offset, generation) < 0) return null;
  let at = 0;
  for (let section = 0; section + 1 < index.length; section += 2) {
    for (let one = 0; one < (index[section + 1] as number); one += 1) {
      if (at + size > table.length) return null;
      const type = kind === 0 ? 1 : numberAt(table, at, kind);
      if (type === 1) {
        const number = (index[section] as number) + one;
        entries.push({ number, offset: numberAt(table, at + kind, offset) });
      }
      at += size;
    }
  }
  return entries;
}

function numberAt(table: Buffer, at: number, length: number): number {
  let number = 0;
  for (let one = 0; one < length; one += 1) number = number * 256 + (table[at + one] as number);
  return number;
}

export const numbersOf = (value: PdfValue | undefined): number[] =>
  isKind(value, 'array') ? value.items.filter((item) => typeof item === 'number') : [];
