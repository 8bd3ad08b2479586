import { constants, createHash, createPublicKey, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { type Proof, readProof, signedBytes } from '#shared/core/proof/proof-text.ts';
import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { findProofKey, insertRedeemedProof, type ProofKey } from './proof-key-queries.ts';

const SALT_BYTES = 48;

const verified = promisify<string, Uint8Array, Parameters<typeof verify>[2], Uint8Array, boolean>(
  verify,
);

/** Verifies and redeems a proof once; the stored hash and day do not identify the person. */
export async function redeemProof(
  tx: Db,
  { kind, idEmp }: Omit<ProofKey, 'year'>,
  text: string,
  now: Date,
): Promise<boolean> {
  const proof = readProof(text);
  if (!proof || !isCurrent(proof, now)) return false;
  const key = await findProofKey(tx, { kind, idEmp, year: proof.year });
  if (!key) return false;
  const bytes = signedBytes({ kind, idEmp }, proof);
  const publicKey = createPublicKey({ key: key.publicKey, format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const options = { key: publicKey, padding, saltLength: SALT_BYTES };
  if (!(await verified('sha384', bytes, options, proof.signature))) return false;
  // The message is hashed, not the signature, because one message can have several signatures.
  const hash = createHash('sha256').update(bytes).digest();
  return insertRedeemedProof(tx, { hash, idEmp, day: thaiDay(now) });
}

/** In January proofs of the previous year count too, since they may have been issued at its end. */
function isCurrent({ year }: Proof, now: Date): boolean {
  const isJanuary = thaiDay(now).slice(5, 7) === '01';
  return year === thaiYear(now) || (isJanuary && year === thaiYear(now) - 1);
}
