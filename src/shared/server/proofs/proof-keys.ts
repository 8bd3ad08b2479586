import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { insertProofKey, type ProofKey, type StoredKey } from './proof-key-queries.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MODULUS_BITS = 2048;

const newPair = promisify(generateKeyPair);

/** Creates the key of a company, year and kind of proof; an existing one stays. */
export async function makeProofKey(db: Db, key: ProofKey): Promise<void> {
  const { publicKey, privateKey } = await newPair('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  await insertProofKey(db, { ...key, publicKey, privateKey: sealed(key, privateKey) });
}

/** Decrypts the private key; the ciphertext is bound to company, year and kind. */
export function openedKey(stored: StoredKey): KeyObject {
  const bytes = stored.privateKey;
  const decipher = createDecipheriv(CIPHER, sealingKey(stored), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const key = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** False for a key sealed under another SESSION_SECRET. */
export function canOpen(stored: StoredKey): boolean {
  try {
    openedKey(stored);
    return true;
  } catch {
    return false;
  }
}

function sealed(key: ProofKey, privateKey: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key), iv);
  const body = [cipher.update(privateKey), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
}

const sealingKey = ({ idEmp, year, kind }: ProofKey) =>
  keyedHash('proof keys', `${kind} ${idEmp} ${year}`);
