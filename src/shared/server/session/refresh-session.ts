import { SESSION_SECONDS } from '#shared/core/cookies.ts';
import { db } from '#shared/server/db/pool.ts';
import { type OpenedSession, sessionCookies, sessionExpiry } from './open-session.ts';
import { extendSession } from './session-queries.ts';
import { readSessionToken, type SessionKind, signSessionToken } from './session-tokens.ts';

/** Each life of a session is put off in so many steps: an hour of a day, a minute of half an hour. */
const REFRESH_STEPS = 24;

export interface RefreshedSession extends OpenedSession {
  readonly expiresAt: Date;
}

/** A fresh token for a live session; null when it was ended meanwhile. */
export async function refreshSession(
  session: { readonly idSession: string; readonly kind: SessionKind },
  now: Date,
): Promise<RefreshedSession | null> {
  const { idSession, kind } = session;
  const expiresAt = await extendSession(db, session, sessionExpiry(kind, now));
  if (!expiresAt) return null;
  const token = await signSessionToken(idSession, kind, expiresAt);
  return { token, expiresAt, cookies: sessionCookies(kind, { token, expiresAt }) };
}

/** The same for whoever uses a session, once its token is older than a step; else null. */
export async function refreshInUse(
  token: string,
  kind: SessionKind,
  now: Date,
): Promise<RefreshedSession | null> {
  const read = await readSessionToken(token, kind);
  if (!read) return null;
  const age = now.getTime() - read.issuedAt.getTime();
  if (age < (SESSION_SECONDS[kind] * 1000) / REFRESH_STEPS) return null;
  return refreshSession({ idSession: read.idSession, kind }, now);
}
