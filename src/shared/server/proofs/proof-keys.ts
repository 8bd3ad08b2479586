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
import {
  findProofKey,
  insertProofKey,
  type ProofKey,
  type StoredKey,
} from './proof-key-queries.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MODULUS_BITS = 2048;

const newPair = promisify(generateKeyPair);

/** The key of a company, a year and a kind of proof, made when it is first needed; of two makers at once one. */
export async function proofKey(db: Db, key: ProofKey): Promise<StoredKey> {
  const known = await findProofKey(db, key);
  if (known) return known;
  const { publicKey, privateKey } = await newPair('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  await insertProofKey(db, { ...key, publicKey, privateKey: sealed(key, privateKey) });
  const made = await findProofKey(db, key);
  if (!made) throw new Error('a proof key was not made');
  return made;
}

/** The private half, which only this server opens, and for nothing but this company, year and kind. */
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

/** False for a key that was made under another SESSION_SECRET. */
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
