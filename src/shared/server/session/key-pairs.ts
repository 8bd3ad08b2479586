import { createHmac, randomUUID } from 'node:crypto';
import { fail, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { env } from '#shared/server/env.ts';
import { log } from '#shared/server/log.ts';
import {
  findLinkUse,
  findPairJobSeeker,
  findPairUser,
  findSuccessor,
  insertKeyPair,
  lockKeyPair,
  markPairUsed,
  type PairHashes,
  type PairKind,
  type PairOwner,
  revokeFamily,
} from './key-pair-queries.ts';
import { newSecret, secretHash } from './session-tokens.ts';

export interface KeyPair {
  readonly enc: string;
  readonly key: string;
}

export const LINK_MINUTES = 10;
/** A browser sends concurrent requests; the later ones carry the pair that was just rotated. */
export const GRACE_SECONDS = 30;
const MAX_SECRET_LENGTH = 200;

export const pairHashes = ({ enc, key }: KeyPair): PairHashes => ({
  encHash: secretHash(enc),
  keyHash: secretHash(key),
});

const isTooLong = ({ enc, key }: KeyPair) => Math.max(enc.length, key.length) > MAX_SECRET_LENGTH;

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

interface NewPair {
  readonly owner: PairOwner;
  readonly tokenUse: 'link' | 'cookie';
  readonly idSession?: string;
  readonly seconds: number;
}

async function issuePair(db: Db, { owner, seconds, ...pair }: NewPair, createdAt: Date) {
  const secrets = { enc: newSecret(), key: newSecret() };
  const expiresAt = secondsAfter(createdAt, seconds);
  const row = { ...pair, ...owner, family: randomUUID(), createdAt, expiresAt };
  await insertKeyPair(db, { ...pairHashes(secrets), ...row });
  return secrets;
}

export function issueLinkPair(db: Db, owner: PairOwner, now: Date): Promise<KeyPair> {
  return issuePair(db, { owner, tokenUse: 'link', seconds: LINK_MINUTES * 60 }, now);
}

/** First pair of a family that renews a session; rotated at each use. */
export function issueCookiePair(
  db: Db,
  owner: PairOwner,
  idSession: string,
  seconds: number,
  now: Date,
): Promise<KeyPair> {
  return issuePair(db, { owner, tokenUse: 'cookie', idSession, seconds }, now);
}

/** Consumes a link and returns its owner; a second call gets null. Call it in a transaction. */
export async function consumeLinkPair(tx: Db, pair: KeyPair, kind: PairKind, now: Date) {
  const row = await lock(tx, pair, kind, now);
  if (row?.tokenUse !== 'link' || row.usedAt !== null) return null;
  await markPairUsed(tx, row.encHash, now);
  return liveOwner(tx, row);
}

export async function peekLinkPair(tx: Db, pair: KeyPair, kind: PairKind, now: Date) {
  const row = await lock(tx, pair, kind, now);
  return row?.tokenUse === 'link' && row.usedAt === null ? liveOwner(tx, row) : null;
}

/** Reason why a link was rejected: the holder of both halves may learn that it was used. */
export async function pairRejectionReason(db: Db, pair: KeyPair) {
  if (isTooLong(pair)) return 'link_expired';
  const link = await findLinkUse(db, pairHashes(pair));
  return link?.usedAt ? 'link_used' : 'link_expired';
}

/** Rotates a cookie pair; reuse means theft and revokes its family. Commit also on rejection. */
export async function rotateCookiePair(
  tx: Db,
  pair: KeyPair,
  kind: PairKind,
  open: (owner: PairOwner) => Promise<string>,
  now: Date,
) {
  const row = await lock(tx, pair, kind, now);
  if (row?.tokenUse !== 'cookie') return fail('refused');
  const owner = await liveOwner(tx, row);
  if (!owner) return fail('refused');
  const next = successorOf(pair);
  const { family } = row;
  const seconds = Math.round((row.expiresAt.getTime() - row.createdAt.getTime()) / 1000);
  const successor = { pair: next, seconds };
  if (row.usedAt === null) {
    await markPairUsed(tx, row.encHash, now);
    const idSession = await open(owner);
    const times = { createdAt: now, expiresAt: secondsAfter(now, seconds) };
    const replacement = { family, tokenUse: 'cookie', ...owner, idSession, ...times } as const;
    await insertKeyPair(tx, { ...pairHashes(next), ...replacement });
    return ok({ owner, idSession, successor });
  }
  if (now.getTime() - row.usedAt.getTime() > GRACE_SECONDS * 1000) {
    await revokeFamily(tx, family, now);
    log.warn({ owner }, 'a rotated pair of keys was reused: its family is revoked');
    return fail('stolen');
  }
  const successorRow = await findSuccessor(tx, pairHashes(next));
  if (!successorRow?.idSession) return fail('refused');
  const { idSession, usedAt } = successorRow;
  return ok({ owner, idSession, successor: usedAt === null ? successor : null });
}

/** Derived from the current pair and our secret: concurrent requests receive the same pair. */
function successorOf({ enc, key }: KeyPair): KeyPair {
  const derived = (half: string) =>
    createHmac('sha256', env().SESSION_SECRET)
      .update(`key pair\n${half}\n${enc}\n${key}`)
      .digest('base64url');
  return { enc: derived('enc'), key: derived('key') };
}

async function lock(tx: Db, pair: KeyPair, kind: PairKind, now: Date) {
  if (isTooLong(pair)) return null;
  return lockKeyPair(tx, pairHashes(pair), kind, now);
}

async function liveOwner(
  db: Db,
  { idUser, idJsk }: { readonly idUser: number | null; readonly idJsk: number | null },
): Promise<PairOwner | null> {
  if (idUser !== null) return (await findPairUser(db, idUser)) ? { idUser } : null;
  if (idJsk !== null) return (await findPairJobSeeker(db, idJsk)) ? { idJsk } : null;
  return null;
}
