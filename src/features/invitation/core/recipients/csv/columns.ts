import { readAddress } from '../address.ts';
import { cleanName } from '../recipient-name.ts';

/** A line of the list that has something in it. */
export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Column {
  /** Its heading, or the first thing that stands in it. */
  readonly title: string;
  readonly addresses: number;
}

export interface Columns {
  readonly columns: readonly Column[];
  readonly hasHeader: boolean;
  /** The column with most addresses; -1 where no column has one. */
  readonly emails: number;
  /** -1 where none is known. */
  readonly names: number;
}

/** Columns that are looked at. */
export const MOST_COLUMNS = 60;
const LOOKED_AT = 1_000;
const NAMES = /ชื่อ|name/i;
const OTHER_NAMES = /บริษัท|company|file|user|e-?mail|อีเมล|แผนก|department/i;

export function findColumns(rows: readonly CsvRow[]): Columns {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const addresses = Array.from({ length: Math.min(widest, MOST_COLUMNS) }, () => 0);
  for (const { cells } of rows) {
    for (const [at, known] of addresses.entries()) {
      if (isAddress(cells[at])) addresses[at] = known + 1;
    }
  }
  const [first] = rows;
  const most = Math.max(0, ...addresses);
  const emails = most === 0 ? -1 : addresses.indexOf(most);
  const hasHeader =
    first !== undefined && rows.length > 1 && !first.cells.some((cell) => cell.includes('@'));
  const columns = addresses.map((count, at) => ({
    title: cleanName(first?.cells[at] ?? ''),
    addresses: count,
  }));
  return { columns, hasHeader, emails, names: namesColumn(rows, columns, { hasHeader, emails }) };
}

const isAddress = (cell: string | undefined) =>
  cell?.includes('@') === true && 'email' in readAddress(cell);

/** The column of names, found by its heading; without one, the first column of words that is not the other. */
function namesColumn(
  rows: readonly CsvRow[],
  columns: readonly Column[],
  { hasHeader, emails }: Pick<Columns, 'hasHeader' | 'emails'>,
): number {
  if (hasHeader) {
    return columns.findIndex(
      ({ title }, at) => at !== emails && NAMES.test(title) && !OTHER_NAMES.test(title),
    );
  }
  const some = rows.slice(0, LOOKED_AT);
  return columns.findIndex(({ addresses }, at) => {
    const named = some.filter(({ cells }) => /^[\p{L}\p{M}.' -]{2,}$/u.test(cells[at] ?? ''));
    return addresses === 0 && named.length > some.length / 2;
  });
}
