import { PAIR_SECONDS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PairKind, PairOwner } from '#shared/server/session/key-pair-queries.ts';
import {
  consumeLinkPair,
  type KeyPair,
  rotateCookiePair,
} from '#shared/server/session/key-pairs.ts';
import {
  type OpenedSession,
  openSession,
  sessionCookies,
  sessionExpiry,
} from '#shared/server/session/open-session.ts';
import { insertSession, liveUntil } from '#shared/server/session/session-queries.ts';
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

/** Opens a session by a link's pair, with a new token family; null if used, expired or broken. */
export function signInByKeyPair(
  { pair, kind, userAgent }: PairVisit,
  now: Date,
  pairSeconds: number = PAIR_SECONDS[kind],
): Promise<SignedInByPair | null> {
  return db.transaction(async (tx) => {
    const owner = await consumeLinkPair(tx, pair, kind, now);
    if (!owner) return null;
    const opened = await openSession(
      tx,
      { kind, owner, userAgent, byKeys: true, pairSeconds },
      now,
    );
    return { owner, opened };
  });
}

/** Renews a session by its cookie pair, which is rotated; concurrent requests share the session. */
export function renewByCookies(
  { pair, kind, userAgent }: PairVisit,
  now: Date,
): Promise<SignedInByPair | null> {
  return db.transaction(async (tx) => {
    const times = { openedAt: now, expiresAt: sessionExpiry(kind, now) };
    const open = (owner: PairOwner) =>
      insertSession(tx, { kind, owner, userAgent, byKeys: true, ...times });
    const rotated = await rotateCookiePair(tx, pair, kind, open, now);
    if (!rotated.ok) return null;
    const { owner, idSession, successor } = rotated.value;
    const expiresAt = await liveUntil(tx, idSession, now);
    if (!expiresAt) return null;
    const token = await signSessionToken(idSession, kind, expiresAt);
    return {
      owner,
      opened: { token, cookies: sessionCookies(kind, { token, expiresAt }, successor) },
    };
  });
}

/** Accepts both kinds of pair, because API clients may send either. */
export async function signInByPair(visit: PairVisit, now: Date): Promise<SignedInByPair | null> {
  return (await signInByKeyPair(visit, now)) ?? renewByCookies(visit, now);
}
