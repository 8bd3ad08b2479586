import { parse } from 'hono/utils/cookie';
import { ACCESS_TOKEN_COOKIE, ADMIN_COOKIE, EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import type { Sessions } from '#shared/core/session.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { actorKey } from '#shared/server/http/endpoint/route-guard.ts';
import { rememberSessionOwner } from './session-owners.ts';
import {
  findEmployerSession,
  findJobSeekerSession,
  findPlatformAdminSession,
} from './session-queries.ts';
import { readSessionToken, type SessionKind } from './session-tokens.ts';

const sessionsByRequest = new WeakMap<Request, Promise<Sessions>>();

/** Sessions of a request; signatures and rows are checked once per request. */
export function currentSessions(request: Request): Promise<Sessions> {
  const cached = sessionsByRequest.get(request);
  if (cached) return cached;
  const pending = readSessions(request);
  sessionsByRequest.set(request, pending);
  return pending;
}

async function readSessions(request: Request): Promise<Sessions> {
  const cookies = parse(request.headers.get('cookie') ?? '');
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const [employer, jobSeeker, platformAdmin] = await Promise.all([
    find(bearer ?? cookies[EMPLOYER_TOKEN_COOKIE], 'employer', findEmployerSession),
    find(bearer ?? cookies[ACCESS_TOKEN_COOKIE], 'jobSeeker', findJobSeekerSession),
    find(cookies[ADMIN_COOKIE], 'platformAdmin', findPlatformAdminSession),
  ]);
  for (const session of [employer, jobSeeker, platformAdmin]) {
    if (session) rememberSessionOwner(session.idSession, actorKey(session));
  }
  return { employer, jobSeeker, platformAdmin };
}

async function find<Found>(
  token: string | undefined,
  kind: SessionKind,
  query: (db: Db, idSession: string) => Promise<Found | null>,
): Promise<Found | null> {
  const read = token ? await readSessionToken(token, kind) : null;
  return read && query(db, read.idSession);
}
