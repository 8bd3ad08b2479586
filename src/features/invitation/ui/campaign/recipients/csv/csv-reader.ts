import { cutText } from '#shared/core/text/cut-text.ts';
import {
  asOneColumn,
  type Column,
  type CsvRow,
  findColumns,
  withoutTitles,
} from '../../../../core/recipients/csv/columns.ts';
import { csvText } from '../../../../core/recipients/csv/csv-text.ts';
import { type Encoding, guessEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import {
  type ColumnChoice,
  type CsvProblem,
  type ReadColumn,
  readColumn,
} from '../../../../core/recipients/csv/read-column.ts';
import type { Recipient } from '../../../../core/recipients/read-recipients.ts';
import { SENDING } from '../../../../core/sending-settings.ts';
import { readRows } from './read-rows.ts';

export interface CsvTable extends ColumnChoice {
  readonly encoding: Encoding;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly isCut: boolean;
  /** The first lines, as they are shown. */
  readonly preview: readonly CsvRow[];
  readonly found: number;
  readonly wrong: number;
  readonly repeated: number;
  /** The first of them. */
  readonly problems: readonly CsvProblem[];
}

export interface ProblemWords {
  readonly head: readonly [line: string, entry: string, reason: string];
  readonly reasons: Readonly<Record<CsvProblem['reason'], string>>;
}

export type CsvOrder =
  /** Without an encoding it is guessed. */
  | { readonly read: Blob; readonly encoding?: Encoding }
  | { readonly choose: ColumnChoice }
  | { readonly take: true }
  | { readonly problems: ProblemWords };

export type CsvAnswer =
  | { readonly progress: number }
  | { readonly table: CsvTable }
  /** It is no table of text. */
  | { readonly refused: true }
  | { readonly recipients: readonly Recipient[] }
  | { readonly file: Blob };

const PREVIEWED = 20;
const PROBLEMS_SHOWN = 100;
const LONGEST_CELL = 80;

/** Works beside the page, in a worker: what it is told and what it answers are messages. */
export function csvReader(answer: (told: CsvAnswer) => void) {
  let bytes = new Uint8Array();
  let encoding: Encoding = 'utf-8';
  let [rows, isCut]: [readonly CsvRow[], boolean] = [[], false];
  let read: ReadColumn = { recipients: [], problems: [], wrong: 0, repeated: 0 };
  let columns: readonly Column[] = [];

  const show = (choice: ColumnChoice) => {
    read = readColumn(rows, choice);
    const { recipients, problems, wrong, repeated } = read;
    const table = { ...choice, encoding, columns, rows: rows.length, isCut, wrong, repeated };
    const preview = rows.slice(0, PREVIEWED).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cutText(cell, LONGEST_CELL)),
    }));
    const some = { preview, found: recipients.length, problems: problems.slice(0, PROBLEMS_SHOWN) };
    answer({ table: { ...table, ...some } });
  };

  return async (order: CsvOrder): Promise<void> => {
    if ('read' in order) {
      bytes = new Uint8Array(await order.read.arrayBuffer());
      encoding = order.encoding ?? guessEncoding(bytes);
      if (!isText(bytes, encoding)) return answer({ refused: true });
      ({ rows, isCut } = readRows(bytes, encoding, (progress) => answer({ progress })));
      rows = asOneColumn(withoutTitles(rows));
      const { columns: found, ...choice } = findColumns(rows);
      columns = found;
      show(choice);
    } else if ('choose' in order) {
      show(order.choose);
    } else if ('take' in order) {
      answer({ recipients: read.recipients.slice(0, SENDING.perSending) });
    } else {
      answer({ file: new Blob([problemsText(read, order.problems)], { type: 'text/csv' }) });
    }
  };
}

function problemsText({ problems }: ReadColumn, { head, reasons }: ProblemWords): string {
  return csvText([
    head,
    ...problems.map(({ line, text, reason }) => [line, text, reasons[reason]]),
  ]);
}

/** A sheet of a program is packed, and pictures hold zeros. */
function isText(bytes: Uint8Array, encoding: Encoding): boolean {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
  return !isPacked && (encoding.startsWith('utf-16') || !bytes.includes(0));
}
