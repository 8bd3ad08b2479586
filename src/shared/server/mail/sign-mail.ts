import { createHash } from 'node:crypto';
import type { DKIMOptions } from 'nodemailer/lib/dkim';
import sign from 'nodemailer/lib/dkim/sign.js';

const HASH = 'sha256';
const END_OF_HEADER = '\r\n\r\n';

/** Prepends the DKIM signature. A body that `isRelaxed` spares the library's three streams. */
export function signMail(mail: string, key: DKIMOptions): string {
  const end = mail.indexOf(END_OF_HEADER);
  const body = mail.slice(end + END_OF_HEADER.length);
  const headers = Buffer.from(mail.slice(0, end))
    .toString('latin1')
    .split(/\r\n(?![ \t])/)
    .map((line) => ({ key: line.slice(0, line.indexOf(':')).toLowerCase(), line }));
  const bodyHash = createHash(HASH).update(body).digest('base64');
  const signature = sign(headers, HASH, bodyHash, key);
  if (signature === false) throw new Error('DKIM_KEY does not sign');
  return `${signature}\r\n${mail}`;
}

/** True when the body is already in relaxed canonical form: RFC 6376, section 3.4.4. */
export function isRelaxed(mail: string): boolean {
  const body = mail.slice(mail.indexOf(END_OF_HEADER) + END_OF_HEADER.length);
  return /[^\r\n]\r\n$/.test(body) && !/\t| {2}| \r\n|(?<!\r)\n|\r(?!\n)/.test(body);
}
