import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import type { Outcome } from '../endpoint/outcome.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LONGEST_ANSWER = 64 * 1024;

type Answer = Extract<Outcome<unknown>, { readonly ok: true }>;

/** An answer may name people and open sessions: only whoever has the caller's key reads it. */
export function sealAnswer(secret: string, answer: Answer): string | null {
  const text = JSON.stringify(answer);
  if (text.length > LONGEST_ANSWER) return null;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

export function openAnswer(secret: string, sealed: string): Answer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8'));
}

const keyOf = (secret: string) => keyedHash('once: answer', secret);
