import { mailboxOf } from '#shared/core/text/mail/mailbox.ts';
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
const NAMES = /ชื่อ|name/i;
const PEOPLE = /^(?:employee|staff|person|contact|พนักงาน|บุคลากร)$/i;
const OTHER_NAMES = /บริษัท|company|file|user|e-?mail|อีเมล|แผนก|department/i;
/** Addresses and names of somebody else in the line of an employee. */
const OTHERS =
  /manager|supervisor|boss|approver|\bhead\b|lead|หัวหน้า|ผู้จัดการ|ผู้บังคับบัญชา|ผู้อนุมัติ|emergency|ฉุกเฉิน|spouse|คู่สมรส/i;
const WORK = /work|office|company|corporate|ที่ทำงาน|บริษัท/i;
const EMAIL_HEADING = /e-?mail|อีเมล/i;

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
    OTHERS.test(heading(at)) ? 0 : 1,
    mailboxes[at]?.size ?? 0,
    WORK.test(heading(at)) ? 1 : 0,
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
  const first = some.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  if (first < 2) return rows;
  const filled = (row: CsvRow | undefined) =>
    row?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
  const above = some.slice(0, first);
  const named = above.findIndex(({ cells }) => cells.some((cell) => isHeading(cell)));
  const wide = Math.max(2, Math.ceil(filled(some[first]) / 2));
  const head = named === -1 ? above.findIndex((row) => filled(row) >= wide) : named;
  return head <= 0 ? rows : rows.slice(head);
}

const MAX_HEADING_LENGTH = 40;
const isHeading = (cell: string) => cell.length <= MAX_HEADING_LENGTH && EMAIL_HEADING.test(cell);

/** The column of names, found by its heading; without one, the first column of words that is not the other. */
function namesColumn(
  rows: readonly CsvRow[],
  columns: readonly Column[],
  { hasHeader, emails }: Pick<Columns, 'hasHeader' | 'emails'>,
): number {
  if (hasHeader) {
    const named = (pattern: RegExp) =>
      columns.findIndex(
        ({ title }, at) =>
          at !== emails && pattern.test(title) && !OTHER_NAMES.test(title) && !OTHERS.test(title),
      );
    const found = named(NAMES);
    return found === -1 ? named(PEOPLE) : found;
  }
  const some = rows.slice(0, LOOKED_AT);
  return columns.findIndex(({ addresses }, at) => {
    const named = some.filter(({ cells }) => /^[\p{L}\p{M}.' -]{2,}$/u.test(cells[at] ?? ''));
    return addresses === 0 && named.length > some.length / 2;
  });
}
