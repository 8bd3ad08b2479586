import { PAIR_SECONDS } from '#shared/core/cookies.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PairKind, PairOwner } from '#shared/server/session/key-pair-queries.ts';
import { findSessionOpenedAt } from '#shared/server/session/key-pair-queries.ts';
import type { KeyPair, RotatedPair } from '#shared/server/session/key-pairs.ts';
import { rotateCookiePair, spendLinkPair } from '#shared/server/session/key-pairs.ts';
import type { OpenedSession } from '#shared/server/session/open-session.ts';
import { openSession, sessionCookies, sessionEnd } from '#shared/server/session/open-session.ts';
import { insertSession } from '#shared/server/session/session-queries.ts';
import { signSessionToken } from '#shared/server/session/session-tokens.ts';

export interface PairVisit {
  readonly pair: KeyPair;
  readonly kind: PairKind;
  readonly userAgent: string;
}

export interface SignedInByPair {
  readonly owner: PairOwner;
  readonly opened: OpenedSession;
}

/** A link opens one new session with a new family of cookies; used, expired or broken it opens none. */
export function signInByLink(
  { pair, kind, userAgent }: PairVisit,
  now: Date,
  pairSeconds: number = PAIR_SECONDS[kind],
): Promise<SignedInByPair | null> {
  return db.transaction(async (tx) => {
    const owner = await spendLinkPair(tx, pair, kind, now);
    if (!owner) return null;
    const opened = await openSession(
      tx,
      { kind, owner, userAgent, byKeys: true, pairSeconds },
      now,
    );
    return { owner, opened };
  });
}

/** A pair of cookies opens a session once more and is rotated. */
export function renewByCookies(
  { pair, kind, userAgent }: PairVisit,
  now: Date,
): Promise<SignedInByPair | null> {
  return db.transaction(async (tx) => {
    const rotated = await rotateCookiePair(tx, pair, kind, now);
    if (!rotated.ok) return null;
    const { owner, successor } = rotated.value;
    const session = await sessionOf(tx, rotated.value, { kind, userAgent }, now);
    if (!session) return null;
    const token = await signSessionToken(session.idSession, kind, session.expiresAt);
    return { owner, opened: { token, cookies: sessionCookies(kind, token, successor) } };
  });
}

/** Either kind of pair, as a caller of the API may bring one. */
export async function signInByPair(visit: PairVisit, now: Date): Promise<SignedInByPair | null> {
  return (await signInByLink(visit, now)) ?? renewByCookies(visit, now);
}

/** Requests beside the one that rotated the pair share its session. */
async function sessionOf(
  tx: Db,
  { owner, rotatedAt, isFirst }: RotatedPair,
  { kind, userAgent }: Pick<PairVisit, 'kind' | 'userAgent'>,
  now: Date,
): Promise<{ idSession: string; expiresAt: Date } | null> {
  if (!isFirst) return findSessionOpenedAt(tx, owner, rotatedAt, now);
  const expiresAt = sessionEnd(kind, now);
  const session = { kind, owner, userAgent, byKeys: true, openedAt: now, expiresAt };
  return { idSession: await insertSession(tx, session), expiresAt };
}
