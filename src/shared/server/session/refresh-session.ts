import { db } from '#shared/server/db/pool.ts';
import { SESSION_SECONDS } from '../../core/session.ts';
import { sessionCookies, sessionExpiry } from './open-session.ts';
import { extendSession } from './session-queries.ts';
import { readSessionToken, type SessionKind, signSessionToken } from './session-tokens.ts';

/** Refresh steps per session lifetime: hourly for a day, about every minute for half an hour. */
const REFRESH_STEPS = 24;

/** Issues a new token for a live session; null when it was revoked concurrently. */
export async function refreshSession(
  session: { readonly idSession: string; readonly kind: SessionKind },
  now: Date,
) {
  const { idSession, kind } = session;
  const expiresAt = await extendSession(db, session, sessionExpiry(kind, now));
  if (!expiresAt) return null;
  const token = await signSessionToken(idSession, kind, expiresAt);
  return { token, expiresAt, cookies: sessionCookies(kind, { token, expiresAt }) };
}

/** Refreshes a session in use once its token is older than a step; else null. */
export async function refreshInUse(token: string, kind: SessionKind, now: Date) {
  const read = await readSessionToken(token, kind);
  if (!read) return null;
  const age = now.getTime() - read.issuedAt.getTime();
  if (age < (SESSION_SECONDS[kind] * 1000) / REFRESH_STEPS) return null;
  return refreshSession({ idSession: read.idSession, kind }, now);
}
