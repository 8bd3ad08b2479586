import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '#shared/server/db/pool.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { openBytes, sealBytes } from '#shared/server/sealed-bytes.ts';
import { insertProofKey, type ProofKey, type StoredKey } from './proof-key-queries.ts';

const MODULUS_BITS = 2048;

const newPair = promisify(generateKeyPair);

/** Creates the key of a company, year and kind of proof; an existing one stays. */
export async function makeProofKey(db: Db, key: ProofKey): Promise<void> {
  const { publicKey, privateKey } = await newPair('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  await insertProofKey(db, {
    ...key,
    publicKey,
    privateKey: sealBytes(sealingKey(key), privateKey),
  });
}

/** Decrypts the private key; the ciphertext is bound to company, year and kind. */
export function openedKey(stored: StoredKey): KeyObject {
  const key = openBytes(sealingKey(stored), stored.privateKey);
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

const sealingKey = ({ idEmp, year, kind }: ProofKey) =>
  keyedHash('proof keys', `${kind} ${idEmp} ${year}`);
