import { keyedHash } from '#shared/server/keyed-hash.ts';
import { openBytes, sealBytes } from '#shared/server/sealed-bytes.ts';
import type { Outcome } from '../endpoint/outcome.ts';

const MAX_RESPONSE_LENGTH = 64 * 1024;

type StoredResponse = Extract<Outcome<unknown>, { readonly ok: true }>;

/** A response may hold personal data and session tokens, so only the caller's key opens it. */
export function sealResponse(secret: string, response: StoredResponse): string | null {
  const text = JSON.stringify(response);
  if (text.length > MAX_RESPONSE_LENGTH) return null;
  return sealBytes(keyOf(secret), Buffer.from(text)).toString('base64url');
}

export function openResponse(secret: string, sealed: string): StoredResponse {
  return JSON.parse(openBytes(keyOf(secret), Buffer.from(sealed, 'base64url')).toString());
}

const keyOf = (secret: string) => keyedHash('once: answer', secret);
