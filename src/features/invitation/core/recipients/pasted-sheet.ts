import {
  findNameColumn,
  isMailHeading,
  isOthersHeading,
  isSecondHeading,
} from './heading-words.ts';

export interface PastedSheet {
  readonly lineIndex: number;
  readonly separator: string;
  readonly headings: readonly string[];
  /** The column of names; -1: none. */
  readonly names: number;
}

interface PastedRow {
  /** The line without addresses of managers and the like, and without second addresses. */
  readonly line: string;
  /** The name in the column of names; null: no such column. */
  readonly name: string | null;
}

const SEPARATORS = ['\t', ';', '|', ','];
const MAX_TITLES = 30;
/** End of a sentence, whose commas separate no columns: `These are the mails, please:`. */
const ENDS_SENTENCE = /[.:!?…：]\s{0,8}$/;

/** Finds the row of headings above the first address, skipping titles; null without headings. */
export function findHeadings(lines: readonly string[]): PastedSheet | null {
  const first = lines.findIndex((line) => line.includes('@'));
  for (let index = Math.min(first, MAX_TITLES) - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    const separator = SEPARATORS.find((candidate) => line.includes(candidate));
    const headings =
      separator === undefined ? [] : line.split(separator).map((cell) => cell.trim());
    if (separator === undefined || !headings.some(isMailHeading)) continue;
    if (separator === ',' && ENDS_SENTENCE.test(line)) continue;
    return { lineIndex: index, separator, headings, names: findNameColumn(headings, -1) };
  }
  return null;
}

/** Parses a line below the headings; addresses of other people, as a manager, are removed. */
export function readPastedRow(line: string, sheet: PastedSheet): PastedRow {
  const cells = line.split(sheet.separator);
  const isRow =
    cells.length === sheet.headings.length && (sheet.separator === '\t' || !line.includes('"'));
  if (!isRow) return { line, name: null };
  const holds = (column: number) => cells[column]?.includes('@') === true;
  const isOthers = (column: number) =>
    holds(column) && isOthersHeading(sheet.headings[column] ?? '');
  const isSecond = (column: number) =>
    holds(column) && isSecondHeading(sheet.headings[column] ?? '');
  const hasFirst = cells.some(
    (_, column) => holds(column) && !isOthers(column) && !isSecond(column),
  );
  const ofEmployee = cells.map((cell, column) =>
    isOthers(column) || (hasFirst && isSecond(column)) ? '' : cell,
  );
  return {
    line: ofEmployee.join(sheet.separator),
    name: sheet.names === -1 ? null : (cells[sheet.names] ?? ''),
  };
}
