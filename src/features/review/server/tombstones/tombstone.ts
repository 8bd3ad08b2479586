import { createCipheriv } from 'node:crypto';
import { canonicalEmail } from '#shared/core/text/mail/canonical-email.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';

const NO_IV = Buffer.alloc(16);

/**
 * Keyed hash of email, company and year, encrypted with another server key. Hashes are unique per
 * fact, so a constant IV is safe; equal facts must encrypt equally to be found.
 */
export function tombstoneOf(email: string, idEmp: number, year: number): string {
  const fact = JSON.stringify([canonicalEmail(email), idEmp, year]);
  const cipher = createCipheriv('aes-256-cbc', keyedHash('tombstone key', ''), NO_IV);
  cipher.setAutoPadding(false);
  return cipher.update(keyedHash('tombstone', fact)).toString('base64url');
}
