import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import type { Outcome } from '../endpoint/outcome.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_RESPONSE_LENGTH = 64 * 1024;

type StoredResponse = Extract<Outcome<unknown>, { readonly ok: true }>;

/** A response may hold personal data and session tokens, so only the caller's key opens it. */
export function sealResponse(secret: string, response: StoredResponse): string | null {
  const text = JSON.stringify(response);
  if (text.length > MAX_RESPONSE_LENGTH) return null;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

export function openResponse(secret: string, sealed: string): StoredResponse {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8'));
}

const keyOf = (secret: string) => keyedHash('once: answer', secret);
