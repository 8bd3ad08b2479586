import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { readMailFile } from './read-mail-file.ts';

const ID = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yousay-mail-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('DEMO', '0');
  mkdirSync(join(folder, 'mail'));
  const mail =
    'From: a@b.co\r\nTo: hr@b.co\r\nSubject: Hello\r\n\r\nSee https://b.co/login\r\nor https://b.co/forgotpassword?token=abcdefghij and https://b.co/invite/abcdefghij\r\n';
  writeFileSync(join(folder, 'mail', `${ID}.eml`), mail);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('reads the text of a stored email', async () => {
  expect(await readMailFile(ID)).toEqual({
    subject: 'Hello',
    to: '…@b….co',
    text: 'See https://b.co/login\nor https://b.co/… and https://b.co/…\n',
  });
});

it.each([
  ['https://[ and http://b.co:99999/x', 'b.co:99999'],
  ['https://user:secret@b.co/login', 'secret'],
  ['HTTPS://b.co/forgotpassword?token=abcdefghij', 'abcdefghij'],
  ['https://b.co/th/login#token=abcdefghij', 'abcdefghij'],
  [`https://b.co/${'x/'.repeat(1_000)}?token=abcdefghij`, 'abcdefghij'],
])('removes secrets from every link: %#', async (words, secret) => {
  writeFileSync(
    join(folder, 'mail', `${ID}.eml`),
    `From: a@b.co\r\nTo: hr@b.co\r\nSubject: Hello\r\n\r\n${words}\r\n`,
  );
  expect((await readMailFile(ID))?.text).not.toContain(secret);
});

it('leaves links of the demo unchanged', async () => {
  vi.stubEnv('DEMO', '1');
  expect((await readMailFile(ID))?.text).toContain('token=abcdefghij');
});

it('rejects emails to reviewers', async () => {
  const mail = { lang: 'th', toEmail: 'hr@b.co', props: {} } as const;
  await db.insert(emailOutbox).values({ ...mail, idMail: ID, template: 'review-rejected' });
  expect(await readMailFile(ID)).toBeNull();
});

it('reads only email files', async () => {
  writeFileSync(join(folder, 'secret.eml'), 'x');
  expect(await readMailFile('../secret')).toBeNull();
  expect(await readMailFile(ID.replace('6', '7'))).toBeNull();
});

it('reads none if a mail server is configured', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost');
  expect(await readMailFile(ID)).toBeNull();
});
