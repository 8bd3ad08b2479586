import { cutText } from '#shared/core/text/cut-text.ts';
import { mailboxOf } from '#shared/core/text/mail/mailbox.ts';
import type { AddressRefusal } from '../address.ts';
import type { Recipient } from '../read-recipients.ts';
import { cleanName } from '../recipient-name.ts';
import type { CsvRow } from './columns.ts';
import { readCell } from './read-cell.ts';

export interface CsvProblem {
  readonly line: number;
  readonly text: string;
  readonly reason: AddressRefusal | 'empty' | 'repeated';
}

export interface ReadColumn {
  readonly recipients: readonly Recipient[];
  readonly problems: readonly CsvProblem[];
  /** Lines that hold no address, and lines that name a mailbox once more. */
  readonly wrong: number;
  readonly repeated: number;
}

export interface ColumnChoice {
  readonly emails: number;
  readonly names: number;
  readonly hasHeader: boolean;
}

const LONGEST_SHOWN = 120;

/** Who stands in a column, each mailbox once, and what is wrong in which line. */
export function readColumn(rows: readonly CsvRow[], choice: ColumnChoice): ReadColumn {
  const recipients = new Map<string, Recipient>();
  const problems: CsvProblem[] = [];
  let repeated = 0;
  for (const { line, cells } of choice.hasHeader ? rows.slice(1) : rows) {
    const cell = cells[choice.emails] ?? '';
    const read = readCell(cell);
    for (const one of read.recipients) {
      const mailbox = mailboxOf(one.email);
      if (recipients.has(mailbox)) {
        repeated += 1;
        problems.push({ line, text: shown(one.email), reason: 'repeated' });
      } else {
        const name = one.name || cleanName(cells[choice.names] ?? '');
        recipients.set(mailbox, { email: one.email, name });
      }
    }
    for (const { text, reason } of read.wrong) problems.push({ line, text: shown(text), reason });
  }
  const wrong = problems.length - repeated;
  return { recipients: [...recipients.values()], problems, wrong, repeated };
}

const shown = (text: string) => cutText(text.trim(), LONGEST_SHOWN);
