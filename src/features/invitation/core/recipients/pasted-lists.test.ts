import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecipients } from './read-recipients.ts';

const PASTES = readFileSync(
  join(import.meta.dirname, '../../../../../tests/fixtures/recipients/pastes.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as [text: string, recipients: string, wrong: number]);

it.each(PASTES)('reads %j', (text, recipients, wrong) => {
  const read = readRecipients(text);
  const found = read.recipients.map(({ email, name }) => (name ? `${name}<${email}>` : email));
  expect(found.join('|')).toBe(recipients);
  expect(read.wrong).toHaveLength(wrong);
});
