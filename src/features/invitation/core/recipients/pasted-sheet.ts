import { isMailHeading, isOthersHeading, isSecondHeading, namesAmong } from './heading-words.ts';

/** Rows of a sheet that were pasted with their headings. */
export interface PastedSheet {
  /** In which line the headings stand. */
  readonly at: number;
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
  for (let at = Math.min(first, MAX_TITLES) - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    const separator = SEPARATORS.find((one) => line.includes(one));
    const headings =
      separator === undefined ? [] : line.split(separator).map((cell) => cell.trim());
    if (separator === undefined || !headings.some(isMailHeading)) continue;
    if (separator === ',' && ENDS_SENTENCE.test(line)) continue;
    return { at, separator, headings, names: namesAmong(headings, -1) };
  }
  return null;
}

/** What a line below the headings says of its employee. */
export function readPastedRow(line: string, sheet: PastedSheet): PastedRow {
  const cells = line.split(sheet.separator);
  const isRow =
    cells.length === sheet.headings.length && (sheet.separator === '\t' || !line.includes('"'));
  if (!isRow) return { line, name: null };
  const holds = (at: number) => cells[at]?.includes('@') === true;
  const isOthers = (at: number) => holds(at) && isOthersHeading(sheet.headings[at] ?? '');
  const isSecond = (at: number) => holds(at) && isSecondHeading(sheet.headings[at] ?? '');
  const hasFirst = cells.some((_, at) => holds(at) && !isOthers(at) && !isSecond(at));
  const own = cells.map((cell, at) => (isOthers(at) || (hasFirst && isSecond(at)) ? '' : cell));
  return {
    line: own.join(sheet.separator),
    name: sheet.names === -1 ? null : (cells[sheet.names] ?? ''),
  };
}
