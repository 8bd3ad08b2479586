import {
  findNameColumn,
  isMailHeading,
  isOthersHeading,
  isSecondHeading,
} from './heading-words.ts';

/** Rows of a sheet that were pasted with their headings. */
export interface PastedSheet {
  /** In which line the headings stand. */
  readonly lineIndex: number;
  readonly separator: string;
  readonly headings: readonly string[];
  /** The column of names; -1 where none is known. */
  readonly names: number;
}

interface PastedRow {
  /** The line without addresses of others and second ones beside a first. */
  readonly line: string;
  /** The cell of its name; null where no column is that of names. */
  readonly name: string | null;
}

const SEPARATORS = ['\t', ';', '|', ','];
const MAX_TITLES = 30;
/** `These are the mails, please:` has a comma, but no columns. */
const ENDS_SENTENCE = /[.:!?…：]\s{0,8}$/;

/** The headings above the first address, below titles of the sheet; null where there are none. */
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

/** Reads a line below the headings; cells that are not its employee's are emptied. */
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
