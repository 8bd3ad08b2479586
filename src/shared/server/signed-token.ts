import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

const MAC_BYTES = 12;
const ID_BYTES = 16;

/** Appends a MAC, so that the server recognises its tokens without storing them. */
export function signed(purpose: string, payload: Buffer): Buffer {
  return Buffer.concat([payload, macOf(purpose, payload)]);
}

/** Returns the payload of a token, if its length and MAC are valid. */
export function verified(purpose: string, token: Buffer, length: number): Buffer | null {
  if (token.length !== length + MAC_BYTES) return null;
  const payload = token.subarray(0, length);
  return timingSafeEqual(token.subarray(length), macOf(purpose, payload)) ? payload : null;
}

export function signedId(purpose: string, id: string): Buffer {
  return signed(purpose, Buffer.from(id.replaceAll('-', ''), 'hex'));
}

export function verifiedId(purpose: string, token: Buffer): string | null {
  const id = verified(purpose, token, ID_BYTES);
  return id?.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null;
}

const macOf = (purpose: string, payload: Buffer) =>
  keyedHash(purpose, payload.toString('hex')).subarray(0, MAC_BYTES);
