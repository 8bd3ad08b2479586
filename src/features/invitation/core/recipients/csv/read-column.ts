import { cutText } from '#shared/core/text/cut-text.ts';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import type { AddressError } from '../address.ts';
import type { Recipient } from '../read-recipients.ts';
import { cleanName } from '../recipient-name.ts';
import type { CsvRow } from './columns.ts';
import { readCell } from './read-cell.ts';

export interface CsvProblem {
  readonly line: number;
  readonly text: string;
  readonly reason: AddressError | 'empty' | 'repeated';
}

export interface ReadColumn {
  readonly recipients: readonly Recipient[];
  readonly problems: readonly CsvProblem[];
  readonly invalidCount: number;
  readonly repeatedCount: number;
}

export interface ColumnChoice {
  readonly emails: number;
  readonly names: number;
  readonly hasHeader: boolean;
}

const MAX_DISPLAY_LENGTH = 120;

export function readColumn(rows: readonly CsvRow[], choice: ColumnChoice): ReadColumn {
  const recipients = new Map<string, Recipient>();
  const problems: CsvProblem[] = [];
  let repeated = 0;
  for (const { line, cells } of choice.hasHeader ? rows.slice(1) : rows) {
    const cell = cells[choice.emails] ?? '';
    const read = readCell(cell);
    for (const recipient of read.recipients) {
      const canonical = canonicalEmail(recipient.email);
      if (recipients.has(canonical)) {
        repeated += 1;
        problems.push({ line, text: displayText(recipient.email), reason: 'repeated' });
      } else {
        const name = recipient.name || cleanName(cells[choice.names] ?? '');
        recipients.set(canonical, { email: recipient.email, name });
      }
    }
    for (const { text, reason } of read.wrong)
      problems.push({ line, text: displayText(text), reason });
  }
  const wrong = problems.length - repeated;
  return {
    recipients: [...recipients.values()],
    problems,
    invalidCount: wrong,
    repeatedCount: repeated,
  };
}

const displayText = (text: string) => cutText(text.trim(), MAX_DISPLAY_LENGTH);
