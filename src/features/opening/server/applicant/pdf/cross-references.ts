import { isKind, type PdfValue } from './pdf-values.ts';
import { isWord, type ValueReader } from './read-values.ts';

export interface Entry {
  readonly number: number;
  readonly generation: number;
  readonly offset: number;
}

const MAX_ENTRY_BYTES = 20;
/** Even a file of the maximum size holds fewer objects. */
const MAX_ENTRIES = 500_000;

/** Reads the table after `xref`: null if PDF readers would not use it, undefined if absent. */
export function readCrossReferences(
  reader: ValueReader,
  bytes: Buffer,
): Entry[] | null | undefined {
  const entries: Entry[] = [];
  let isTable = false;
  while (true) {
    const [first, count] = [reader.read(), reader.read()];
    if (typeof first !== 'number' || typeof count !== 'number') {
      if (!isTable) return undefined;
      const isEnded = isWord(first, 'trailer') && isKind(count, 'dictionary');
      return isEnded ? entries : null;
    }
    isTable = true;
    for (let row = 0; row < count && reader.offset < bytes.length; row += 1) {
      const [offset, generation, state] = [reader.read(), reader.read(), reader.read()];
      if (typeof offset !== 'number' || typeof generation !== 'number') return null;
      if (isWord(state, 'n')) entries.push({ number: first + row, generation, offset });
      else if (!isWord(state, 'f')) return null;
    }
  }
}

/** Entries of a cross-reference stream (ISO 32000-2, 7.5.8); null if truncated or endless. */
export function entriesOf(
  table: Buffer,
  widths: readonly number[],
  index: readonly number[],
): Entry[] | null {
  const [kind = 0, offset = 0, generation = 0] = widths;
  const size = kind + offset + generation;
  const entries: Entry[] = [];
  if (size <= 0 || size > MAX_ENTRY_BYTES || Math.min(kind, offset, generation) < 0) return null;
  let position = 0;
  for (let section = 0; section + 1 < index.length; section += 2) {
    for (let row = 0; row < (index[section + 1] as number); row += 1) {
      if (position + size > table.length || entries.length === MAX_ENTRIES) return null;
      const type = kind === 0 ? 1 : readNumber(table, position, kind);
      if (type === 1) {
        const number = (index[section] as number) + row;
        entries.push({
          number,
          offset: readNumber(table, position + kind, offset),
          generation: readNumber(table, position + kind + offset, generation),
        });
      }
      position += size;
    }
  }
  return entries;
}

function readNumber(table: Buffer, position: number, length: number): number {
  let number = 0;
  for (let byte = 0; byte < length; byte += 1)
    number = number * 256 + (table[position + byte] as number);
  return number;
}

export const numbersOf = (value: PdfValue | undefined): number[] =>
  isKind(value, 'array') ? value.items.filter((item) => typeof item === 'number') : [];
