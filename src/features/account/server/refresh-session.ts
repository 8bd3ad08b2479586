import { db } from '#shared/server/db/pool.ts';
import type { OpenedSession } from './open-session.ts';
import { sessionCookies, sessionEnd } from './open-session.ts';
import { extendSession } from './session-queries.ts';
import { signSessionToken } from './session-tokens.ts';

/** A fresh token for a live employer session; null when it was ended meanwhile or is too old to go on. */
export async function refreshSession(idSession: string, now: Date): Promise<OpenedSession | null> {
  const expiresAt = await extendSession(db, idSession, sessionEnd('employer', now));
  if (!expiresAt || expiresAt <= now) return null;
  const token = await signSessionToken(idSession, 'employer', expiresAt);
  const cookies = sessionCookies('employer', token).filter(
    ({ isReadableByScripts }) => !isReadableByScripts,
  );
  return { token, cookies };
}
