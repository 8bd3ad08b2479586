import { mailboxOf } from '#shared/core/text/mail/mailbox.ts';
import {
  findNameColumn,
  isMailHeading,
  isOthersHeading,
  isSecondHeading,
  mailRank,
} from '../heading-words.ts';
import { cleanName } from '../recipient-name.ts';
import { readCell } from './read-cell.ts';

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
export function findColumns(rows: readonly CsvRow[]): Columns {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const mailboxes = Array.from({ length: Math.min(widest, MOST_COLUMNS) }, () => new Set<string>());
  const addresses = mailboxes.map(() => 0);
  for (const { cells } of rows) {
    for (const [at, known] of mailboxes.entries()) {
      const found = addressesIn(cells[at]);
      if (found.length > 0) addresses[at] = (addresses[at] ?? 0) + 1;
      for (const address of found) known.add(address);
    }
  }
  const [first] = rows;
  const hasHeader =
    first !== undefined && rows.length > 1 && !first.cells.some((cell) => cell.includes('@'));
  const columns = addresses.map((count, at) => ({
    title: cleanName(first?.cells[at] ?? ''),
    addresses: count,
  }));
  const heading = (at: number) => (hasHeader ? (first.cells[at] ?? '') : '');
  const rank = (at: number): readonly number[] => [
    isOthersHeading(heading(at)) ? 0 : 1,
    (mailboxes[at]?.size ?? 0) / (isSecondHeading(heading(at)) ? 2 : 1),
    mailRank(heading(at)),
  ];
  const [emails = -1] = columns
    .flatMap(({ addresses: count }, at) => (count > 0 ? at : []))
    .sort((one, other) => compared(rank(other), rank(one)));
  return { columns, hasHeader, emails, names: namesColumn(rows, columns, { hasHeader, emails }) };
}

function compared(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const addressesIn = (cell: string | undefined): string[] =>
  cell?.includes('@') ? readCell(cell).recipients.map(({ email }) => mailboxOf(email)) : [];

/** The rows from the headings on: titles of a sheet stand above. */
export function withoutTitles(rows: readonly CsvRow[]): readonly CsvRow[] {
  const some = rows.slice(0, LOOKED_AT);
  const head = some.slice(0, MAX_TITLES).findIndex((row, at) => isHeadingRow(row, some[at + 1]));
  if (head > 0) return rows.slice(head);
  const first = some.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  if (first < 2) return rows;
  const filled = (row: CsvRow | undefined) =>
    row?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
  const above = some.slice(0, first);
  const named = above.findIndex(({ cells }) => cells.some((cell) => isMailHeading(cell)));
  const wide = Math.max(2, Math.ceil(filled(some[first]) / 2));
  const widest = named === -1 ? above.findIndex((row) => filled(row) >= wide) : named;
  return widest <= 0 ? rows : rows.slice(widest);
}

/** Rows that hold nothing but addresses, each once, are a list that was broken into cells. */
export function asOneColumn(rows: readonly CsvRow[]): readonly CsvRow[] {
  if (!rows.some(({ cells }) => cells.length > 1)) return rows;
  const cells = rows.flatMap(({ line, cells: own }) =>
    own.filter((cell) => cell.trim() !== '').map((cell) => ({ line, cells: [cell] })),
  );
  const found = cells.map(({ cells: [cell] }) => addressesIn(cell));
  const isList = found.every((addresses) => addresses.length > 0);
  return isList && new Set(found.flat()).size === found.flat().length ? cells : rows;
}

const MAX_TITLES = 30;

/** A row that calls a column e-mail, above a row that has one there; titles above it may hold addresses too. */
const isHeadingRow = ({ cells }: CsvRow, below: CsvRow | undefined): boolean =>
  !cells.some((cell) => cell.includes('@')) &&
  cells.some((cell, at) => isMailHeading(cell) && below?.cells[at]?.includes('@'));

/** The column of names, found by its heading; without one, the first column of words that is not the other. */
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
  const some = rows.slice(0, LOOKED_AT);
  return columns.findIndex(({ addresses }, at) => {
    const named = some.filter(({ cells }) => /^[\p{L}\p{M}.' -]{2,}$/u.test(cells[at] ?? ''));
    return addresses === 0 && named.length > some.length / 2;
  });
}
