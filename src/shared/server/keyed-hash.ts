import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { env } from '#shared/server/env.ts';

const KEY_BYTES = 32;

/** HMAC under a server key per purpose, so that inputs cannot be guessed from stored hashes. */
export function keyedHash(purpose: string, value: string): Buffer {
  return createHmac('sha256', serverKey(purpose)).update(value).digest();
}

/** Identifies a SESSION_SECRET without revealing it. */
export function keyFingerprint(): string {
  return keyedHash('fingerprint of the key', '').subarray(0, 8).toString('hex');
}

const keys = new Map<string, { readonly secret: string; readonly key: KeyObject }>();

function serverKey(purpose: string): KeyObject {
  const { SESSION_SECRET: secret } = env();
  const cached = keys.get(purpose);
  if (cached?.secret === secret) return cached.key;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
  keys.set(purpose, { secret, key });
  return key;
}
