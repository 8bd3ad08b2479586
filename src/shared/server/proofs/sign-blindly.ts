import { constants, privateDecrypt, publicEncrypt } from 'node:crypto';
import type { StoredKey } from './proof-key-queries.ts';
import { openedKey } from './proof-keys.ts';

const padding = constants.RSA_NO_PADDING;

/**
 * BlindSign of RFC 9474: the raw RSA operation on a blinded message; null for a number not below
 * the modulus. The result is verified, since a fault while signing could reveal the key.
 */
export function signBlindly(stored: StoredKey, blinded: Uint8Array): Buffer | null {
  const key = openedKey(stored);
  let signed: Buffer;
  try {
    signed = privateDecrypt({ key, padding }, blinded);
  } catch {
    return null;
  }
  if (!publicEncrypt({ key, padding }, signed).equals(blinded)) {
    throw new Error('a blind signature is invalid');
  }
  return signed;
}
