import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { isKind, type PdfDictionary, type PdfValue, valuesOf } from './pdf-values.ts';

/** Returns the possible plaintexts of an encrypted string or stream. */
export type Unseal = (sealed: Buffer, number: number, generation: number) => Buffer[];

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

type Hash = 'sha256' | 'sha384' | 'sha512';
const md5 = (...parts: readonly Buffer[]) => hashOf('md5', parts);
const hashOf = (name: 'md5' | Hash, parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(name)).digest();

/** Decryption with the empty password; null if another is needed (ISO 32000-2, 7.6). */
export function unsealing(
  dictionary: PdfDictionary,
  id: Buffer,
  resolve: (value: PdfValue | undefined) => PdfValue | undefined,
): Unseal | null {
  const entry = (key: string) => resolve(valuesOf(dictionary, key)[0]);
  const number = (key: string) => {
    const value = entry(key);
    return typeof value === 'number' ? value : 0;
  };
  const bytes = (key: string) => {
    const value = entry(key);
    return Buffer.from(isKind(value, 'string') ? value.bytes : '', 'latin1');
  };
  const revision = number('R');
  if (revision >= 5) {
    const key = longKey(revision, bytes('U'), bytes('UE'));
    return key && ((sealed) => [fromAes(key, sealed)]);
  }
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(number('P') | 0);
  const metadata = entry('EncryptMetadata');
  const isPlain = revision >= 4 && isKind(metadata, 'word') && metadata.word === 'false';
  const parts = [PADDING, bytes('O').subarray(0, 32), permissions, id];
  if (isPlain) parts.push(Buffer.alloc(4, 0xff));
  for (const length of new Set([number('Length') / 8, 16, 5])) {
    if (!Number.isInteger(length) || length < 5 || length > 16) continue;
    const key = shortKey(revision, length, parts);
    if (isKeyOf(key, revision, bytes('U'), id)) return unsealBy(key);
  }
  return null;
}

function shortKey(revision: number, length: number, parts: readonly Buffer[]): Buffer {
  let key = md5(...parts);
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

function isKeyOf(key: Buffer, revision: number, user: Buffer, id: Buffer): boolean {
  if (revision < 3) return rc4(key, PADDING).equals(user.subarray(0, 32));
  let sealed: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round += 1) {
    sealed = rc4(
      key.map((byte) => byte ^ round),
      sealed,
    );
  }
  return sealed.equals(user.subarray(0, 16));
}

/** Tries both RC4 and AES, because PDF readers choose between them differently. */
function unsealBy(key: Buffer): Unseal {
  return (sealed, number, generation) => {
    const object = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
    const length = Math.min(key.length + 5, 16);
    const salted = md5(key, object, Buffer.from('sAlT')).subarray(0, length);
    return [
      rc4(md5(key, object).subarray(0, length), sealed),
      ...(length === 16 ? [fromAes(salted, sealed)] : []),
    ];
  };
}

function longKey(revision: number, user: Buffer, sealedKey: Buffer): Buffer | null {
  if (user.length < 48 || sealedKey.length < 32) return null;
  const hash = revision === 5 ? (salt: Buffer) => hashOf('sha256', [salt]) : slowHash;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const between = hash(user.subarray(40, 48));
  return fromAes(between, Buffer.concat([Buffer.alloc(16), sealedKey.subarray(0, 32)]));
}

/** Hash of encryption revision 6 for the empty password (ISO 32000-2, algorithm 2.B). */
function slowHash(salt: Buffer): Buffer {
  let key = hashOf('sha256', [salt]);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const sealed = cipher
      .setAutoPadding(false)
      .update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hashOf((['sha256', 'sha384', 'sha512'] as const)[rest] ?? 'sha256', [sealed]);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Decrypts AES-CBC: the first block is the initialization vector; a partial last is ignored. */
function fromAes(key: Buffer, sealed: Buffer): Buffer {
  const fullLength = sealed.length - (sealed.length % 16);
  if (fullLength < 32) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, sealed.subarray(0, 16));
  return cipher.setAutoPadding(false).update(sealed.subarray(16, fullLength));
}

function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (first: number, second: number) => {
    const swapped = state[first] as number;
    state[first] = state[second] as number;
    state[second] = swapped;
  };
  for (let index = 0, second = 0; index < 256; index += 1) {
    second = (second + (state[index] as number) + (key[index % key.length] as number)) & 255;
    swap(index, second);
  }
  const out = Buffer.alloc(bytes.length);
  for (let index = 0, first = 0, second = 0; index < bytes.length; index += 1) {
    first = (first + 1) & 255;
    second = (second + (state[first] as number)) & 255;
    swap(first, second);
    const sum = ((state[first] as number) + (state[second] as number)) & 255;
    out[index] = (bytes[index] as number) ^ (state[sum] as number);
  }
  return out;
}
