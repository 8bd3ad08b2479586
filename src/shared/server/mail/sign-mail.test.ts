import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { isRelaxed, signMail } from './sign-mail.ts';

const head =
  'From: a@b.example\r\nSubject: one\r\n  line\tand another\r\nX-Other: unsigned\r\n\r\n';
const key = {
  domainName: 'b.example',
  keySelector: 'mail1',
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  headerFieldNames: 'From:Subject',
};

it('produces the same bytes as the library', async () => {
  const raw = `${head}4Lic4Li54LmJ\r\n\r\n--end--\r\n`;
  const library = nodemailer.createTransport({ streamTransport: true, buffer: true, dkim: key });
  const envelope = { from: 'a@b.example', to: 'c@d.example' };
  const { message } = await library.sendMail({ envelope, raw });
  expect(signMail(raw, key)).toBe(message.toString());
});

it.each([
  ['words--end--\r\n', true],
  ['two  spaces\r\n', false],
  ['a\ttab\r\n', false],
  ['a space at the end \r\n', false],
  ['a lone\nbreak\r\n', false],
  ['no break at the end', false],
  ['an empty line at the end\r\n\r\n', false],
])('detects whether a body is in relaxed form: %j', (body, is) => {
  expect(isRelaxed(head + body)).toBe(is);
});
