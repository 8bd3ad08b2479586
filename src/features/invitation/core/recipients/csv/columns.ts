import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import {
  findNameColumn,
  isMailHeading,
  isOthersHeading,
  isSecondHeading,
  workEmailRank,
} from '../heading-words.ts';
import { cleanName } from '../recipient-name.ts';
import { readCell } from './read-cell.ts';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Column {
  readonly title: string;
  readonly addresses: number;
}

export interface Columns {
  readonly columns: readonly Column[];
  readonly hasHeader: boolean;
  /** The column with the most addresses of recipients; -1: none. */
  readonly emails: number;
  /** The column of names; -1: none. */
  readonly names: number;
}

export const MAX_COLUMNS = 60;
const SAMPLE_ROWS = 1_000;
export function findColumns(rows: readonly CsvRow[]): Columns {
  const widest = rows.reduce((max, { cells }) => Math.max(max, cells.length), 0);
  const emailsByColumn = Array.from(
    { length: Math.min(widest, MAX_COLUMNS) },
    () => new Set<string>(),
  );
  const addresses = emailsByColumn.map(() => 0);
  for (const { cells } of rows) {
    for (const [index, emails] of emailsByColumn.entries()) {
      const found = addressesIn(cells[index]);
      if (found.length > 0) addresses[index] = (addresses[index] ?? 0) + 1;
      for (const address of found) emails.add(address);
    }
  }
  const [first] = rows;
  const hasHeader =
    first !== undefined && rows.length > 1 && !first.cells.some((cell) => cell.includes('@'));
  const columns = addresses.map((count, index) => ({
    title: cleanName(first?.cells[index] ?? ''),
    addresses: count,
  }));
  const heading = (column: number) => (hasHeader ? (first.cells[column] ?? '') : '');
  const rank = (column: number): readonly number[] => [
    isOthersHeading(heading(column)) ? 0 : 1,
    (emailsByColumn[column]?.size ?? 0) / (isSecondHeading(heading(column)) ? 2 : 1),
    workEmailRank(heading(column)),
  ];
  const [emails = -1] = columns
    .flatMap(({ addresses: count }, column) => (count > 0 ? column : []))
    .sort((left, right) => compareRanks(rank(right), rank(left)));
  return { columns, hasHeader, emails, names: namesColumn(rows, columns, { hasHeader, emails }) };
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const addressesIn = (cell: string | undefined): string[] =>
  cell?.includes('@') ? readCell(cell).recipients.map(({ email }) => canonicalEmail(email)) : [];

export function dropTitleRows(rows: readonly CsvRow[]): readonly CsvRow[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const head = sample
    .slice(0, MAX_TITLES)
    .findIndex((row, index) => isHeadingRow(row, sample[index + 1]));
  if (head > 0) return rows.slice(head);
  const first = sample.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  if (first < 2) return rows;
  const filled = (row: CsvRow | undefined) =>
    row?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
  const above = sample.slice(0, first);
  const named = above.findIndex(({ cells }) => cells.some((cell) => isMailHeading(cell)));
  const wide = Math.max(2, Math.ceil(filled(sample[first]) / 2));
  const widest = named === -1 ? above.findIndex((row) => filled(row) >= wide) : named;
  return widest <= 0 ? rows : rows.slice(widest);
}

/** Makes each cell a row if all cells are distinct addresses, as in a list split at commas. */
export function mergeIntoOneColumn(rows: readonly CsvRow[]): readonly CsvRow[] {
  if (!rows.some(({ cells }) => cells.length > 1)) return rows;
  const cells = rows.flatMap(({ line, cells: rowCells }) =>
    rowCells.filter((cell) => cell.trim() !== '').map((cell) => ({ line, cells: [cell] })),
  );
  const found = cells.map(({ cells: [cell] }) => addressesIn(cell));
  const isList = found.every((addresses) => addresses.length > 0);
  return isList && new Set(found.flat()).size === found.flat().length ? cells : rows;
}

const MAX_TITLES = 30;

/** True for a heading "e-mail" above an address; a title above the table may contain one too. */
const isHeadingRow = ({ cells }: CsvRow, below: CsvRow | undefined): boolean =>
  !cells.some((cell) => cell.includes('@')) &&
  cells.some((cell, column) => isMailHeading(cell) && below?.cells[column]?.includes('@'));

/** The column of names by its heading; without headings the first other column of words. */
function namesColumn(
  rows: readonly CsvRow[],
  columns: readonly Column[],
  { hasHeader, emails }: Pick<Columns, 'hasHeader' | 'emails'>,
): number {
  if (hasHeader) {
    return findNameColumn(
      columns.map(({ title }) => title),
      emails,
    );
  }
  const sample = rows.slice(0, SAMPLE_ROWS);
  return columns.findIndex(({ addresses }, column) => {
    const rowsWithName = sample.filter(({ cells }) =>
      /^[\p{L}\p{M}.' -]{2,}$/u.test(cells[column] ?? ''),
    );
    return addresses === 0 && rowsWithName.length > sample.length / 2;
  });
}
