import { parse } from 'hono/utils/cookie';
import { db } from '#shared/server/db/pool.ts';
import { currentSessions } from './current-sessions.ts';
import { familyOfPair, revokeFamily } from './key-pair-queries.ts';
import { pairHashes } from './key-pairs.ts';
import { pairIn } from './open-session.ts';
import { revokeSession } from './session-queries.ts';
import type { SessionKind } from './session-tokens.ts';

/** Revokes the session and its key pairs, also when expired, so that nothing renews it later. */
export async function revokeBrowserSession(request: Request, kind: SessionKind, now: Date) {
  const session = (await currentSessions(request))[kind];
  if (session) await revokeSession(db, session.idSession);
  const pair = pairIn(parse(request.headers.get('cookie') ?? ''), kind);
  const family = pair && (await familyOfPair(db, pairHashes(pair)));
  if (family) await revokeFamily(db, family, now);
}
