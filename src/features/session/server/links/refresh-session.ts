import { db } from '#shared/server/db/pool.ts';
import type { OpenedSession } from '#shared/server/session/open-session.ts';
import { sessionCookies, sessionEnd } from '#shared/server/session/open-session.ts';
import { extendSession } from '#shared/server/session/session-queries.ts';
import { signSessionToken } from '#shared/server/session/session-tokens.ts';

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
