import { createCipheriv } from 'node:crypto';
import { canonicalEmail } from '#shared/core/text/mail/mailbox.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';

const NO_IV = Buffer.alloc(16);

/**
 * What is kept of the fact that a mailbox has reviewed a company in a year: a keyed hash, encrypted
 * with another key of the server. A hash is never the same for two facts, so it needs no other
 * initial vector; the same fact must come out the same to be found.
 */
export function tombstoneOf(email: string, idEmp: number, year: number): string {
  const fact = JSON.stringify([canonicalEmail(email), idEmp, year]);
  const cipher = createCipheriv('aes-256-cbc', keyedHash('tombstone key', ''), NO_IV);
  cipher.setAutoPadding(false);
  return cipher.update(keyedHash('tombstone', fact)).toString('base64url');
}
