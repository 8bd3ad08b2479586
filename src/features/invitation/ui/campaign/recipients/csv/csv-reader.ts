import { cutText } from '#shared/core/text/cut-text.ts';
import { CAMPAIGN_LIMITS } from '../../../../core/invitation-limits.ts';
import {
  type Column,
  type CsvRow,
  dropTitleRows,
  findColumns,
  mergeIntoOneColumn,
} from '../../../../core/recipients/csv/columns.ts';
import { csvText } from '../../../../core/recipients/csv/csv-text.ts';
import { type CsvEncoding, guessEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import {
  type ColumnChoice,
  type CsvProblem,
  type ReadColumn,
  readColumn,
} from '../../../../core/recipients/csv/read-column.ts';
import type { Recipient } from '../../../../core/recipients/read-recipients.ts';
import { readRows } from './read-rows.ts';

export interface CsvTable extends ColumnChoice, Pick<ReadColumn, 'invalidCount' | 'repeatedCount'> {
  readonly encoding: CsvEncoding;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly isCut: boolean;
  readonly preview: readonly CsvRow[];
  readonly found: number;
  /** The first invalid rows; the downloadable file contains all of them. */
  readonly problems: readonly CsvProblem[];
}

export interface ProblemMessages {
  readonly head: readonly [line: string, entry: string, reason: string];
  readonly reasons: Readonly<Record<CsvProblem['reason'], string>>;
}

export type CsvOrder =
  /** Reads a file; an absent encoding is guessed. */
  | { readonly read: Blob; readonly encoding?: CsvEncoding }
  | { readonly choose: ColumnChoice }
  | { readonly finish: true }
  | { readonly problems: ProblemMessages };

export type CsvAnswer =
  | { readonly progress: number }
  | { readonly table: CsvTable }
  | { readonly rejected: true }
  | { readonly recipients: readonly Recipient[] }
  | { readonly file: Blob };

const PREVIEW_ROWS = 20;
const MAX_VISIBLE_PROBLEMS = 100;
const MAX_CELL_LENGTH = 80;

/** Returns the message handler of the CSV worker, which responds by calling `answer`. */
export function csvReader(answer: (message: CsvAnswer) => void) {
  let bytes = new Uint8Array();
  let encoding: CsvEncoding = 'utf-8';
  let [rows, isCut]: [readonly CsvRow[], boolean] = [[], false];
  let read: ReadColumn = { recipients: [], problems: [], invalidCount: 0, repeatedCount: 0 };
  let columns: readonly Column[] = [];

  const show = (choice: ColumnChoice) => {
    read = readColumn(rows, choice);
    const { recipients, problems, invalidCount, repeatedCount } = read;
    const preview = rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cutText(cell, MAX_CELL_LENGTH)),
    }));
    const found = { invalidCount, repeatedCount, found: recipients.length, preview };
    const firstProblems = problems.slice(0, MAX_VISIBLE_PROBLEMS);
    const file = { encoding, columns, rows: rows.length, isCut };
    answer({ table: { ...choice, ...file, ...found, problems: firstProblems } });
  };

  return async (order: CsvOrder): Promise<void> => {
    if ('read' in order) {
      bytes = new Uint8Array(await order.read.arrayBuffer());
      encoding = order.encoding ?? guessEncoding(bytes);
      if (!isText(bytes, encoding)) return answer({ rejected: true });
      ({ rows, isCut } = readRows(bytes, encoding, (progress) => answer({ progress })));
      rows = mergeIntoOneColumn(dropTitleRows(rows));
      const { columns: found, ...choice } = findColumns(rows);
      columns = found;
      show(choice);
    } else if ('choose' in order) {
      show(order.choose);
    } else if ('finish' in order) {
      answer({ recipients: read.recipients.slice(0, CAMPAIGN_LIMITS.maxRecipients) });
    } else {
      answer({ file: new Blob([problemsText(read, order.problems)], { type: 'text/csv' }) });
    }
  };
}

function problemsText({ problems }: ReadColumn, { head, reasons }: ProblemMessages): string {
  return csvText([
    head,
    ...problems.map(({ line, text, reason }) => [line, text, reasons[reason]]),
  ]);
}

/** False for spreadsheets (zip files) and for images, which unlike text contain zero bytes. */
function isText(bytes: Uint8Array, encoding: CsvEncoding): boolean {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
  return !isPacked && (encoding.startsWith('utf-16') || !bytes.includes(0));
}
