import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  dropTitleRows,
  findColumns,
  mergeIntoOneColumn,
} from '../../../../core/recipients/csv/columns.ts';
import { guessEncoding } from '../../../../core/recipients/csv/guess-encoding.ts';
import { readColumn } from '../../../../core/recipients/csv/read-column.ts';
import { readRows } from './read-rows.ts';

const FILES = readFileSync(
  join(import.meta.dirname, '../../../../../../../tests/fixtures/recipients/files.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as [file: string | { base64: string }, recipients: string]);

it.each(FILES)('reads the file %j', (file, recipients) => {
  const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.base64, 'base64');
  const { rows: read } = readRows(bytes, guessEncoding(bytes), () => {});
  const rows = mergeIntoOneColumn(dropTitleRows(read));
  const { columns: _, ...choice } = findColumns(rows);
  const found = readColumn(rows, choice).recipients.map(({ email, name }) =>
    name ? `${name}<${email}>` : email,
  );
  expect(found.join('|')).toBe(recipients);
});
