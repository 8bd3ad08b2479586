import Papa from 'papaparse';
import { type CsvRow, MAX_COLUMNS } from '../../../../core/recipients/csv/columns.ts';
import type { CsvEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';

/** Rows read at most, without empty lines. */
export const MAX_ROWS = 200_000;
const ROWS_PER_REPORT = 5_000;
const DELIMITERS = [',', ';', '\t', '|'];
const DELIMITER_SAMPLE_LINES = 20;

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** True if the file has more rows than were read. */
  readonly isCut: boolean;
}

/** Reads a table with any delimiter; `onProgress` receives the share read so far, from 0 to 1. */
export function readRows(
  bytes: Uint8Array,
  encoding: CsvEncoding,
  onProgress: (share: number) => void,
): CsvRows {
  const text = new TextDecoder(encoding).decode(bytes);
  return (
    parseRows(text, onProgress, false) ??
    parseRows(text, onProgress, true) ?? { rows: [], isCut: false }
  );
}

/** First line that tells Excel the delimiter (`sep=;`) and is no row. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?[ \t]{0,8}(?:\r\n|\n|\r)/i;

/** Returns null for an unclosed quote, which would make all further lines one cell. */
function parseRows(
  input: string,
  onProgress: (share: number) => void,
  hasLiteralQuotes: boolean,
): CsvRows | null {
  const rows: CsvRow[] = [];
  const [line = '', separator] = SEPARATOR_LINE.exec(input) ?? [];
  const text = input.slice(line.length);
  const lines = lineCounter(text, line === '' ? 1 : 2);
  let [isCut, isOpen] = [false, false];
  Papa.parse<string[]>(text, {
    delimiter: separator ?? delimiterOf(text),
    fastMode: hasLiteralQuotes || undefined,
    step: ({ data, errors, meta }, parser) => {
      const line = lines.current();
      lines.moveTo(meta.cursor);
      isOpen ||= errors.some(({ code }) => code === 'MissingQuotes');
      isCut ||= rows.length === MAX_ROWS;
      if (isOpen || isCut) return parser.abort();
      if (data.every((cell) => cell.trim() === '')) return;
      rows.push({ line, cells: data.slice(0, MAX_COLUMNS) });
      if (rows.length % ROWS_PER_REPORT === 0) onProgress(meta.cursor / text.length);
    },
  });
  return isOpen ? null : { rows, isCut };
}

/** Detects the delimiter from the first lines that are not empty. */
function delimiterOf(text: string): string {
  const guess = {
    delimitersToGuess: DELIMITERS,
    preview: DELIMITER_SAMPLE_LINES,
    skipEmptyLines: true,
  } as const;
  return Papa.parse(text, guess).meta.delimiter;
}

/** Tracks the line number of an offset, since one row may span several lines. */
function lineCounter(text: string, first: number) {
  const end = text.includes('\n') ? '\n' : '\r';
  let line = first;
  let next = text.indexOf(end);
  return {
    current: () => line,
    moveTo(offset: number): void {
      while (next !== -1 && next < offset) {
        line += 1;
        next = text.indexOf(end, next + 1);
      }
    },
  };
}
