import type { Who } from '#shared/core/cookies.ts';
import {
  ACCESS_TOKEN_COOKIE,
  ADMIN_COOKIE,
  AT_COOKIE,
  ENC_COOKIE,
  JSK_ENC_COOKIE,
  JSK_KEY_COOKIE,
  KEY_COOKIE,
  SESSION_SECONDS,
  WHO_COOKIE,
} from '#shared/core/cookies.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CookieChange } from '#shared/server/http/response-cookies.ts';
import type { NewSession } from './session-queries.ts';
import { insertSession } from './session-queries.ts';
import type { SessionKind } from './session-tokens.ts';
import { signSessionToken } from './session-tokens.ts';

interface Rule {
  readonly cookie: string;
  readonly seconds: number;
  readonly who?: Who;
  readonly clears: readonly string[];
}

const RULES: Record<SessionKind, Rule> = {
  employer: {
    cookie: AT_COOKIE,
    seconds: SESSION_SECONDS.employer,
    who: 'employer',
    clears: [AT_COOKIE, ENC_COOKIE, KEY_COOKIE],
  },
  jobSeeker: {
    cookie: ACCESS_TOKEN_COOKIE,
    seconds: SESSION_SECONDS.jobSeeker,
    who: 'jobseeker',
    clears: [ACCESS_TOKEN_COOKIE, JSK_ENC_COOKIE, JSK_KEY_COOKIE],
  },
  platformAdmin: {
    cookie: ADMIN_COOKIE,
    seconds: SESSION_SECONDS.platformAdmin,
    clears: [ADMIN_COOKIE],
  },
};

export interface OpenedSession {
  readonly token: string;
  readonly cookies: readonly CookieChange[];
}

/** Always a new session, whatever the browser brought along, so that none can be planted. */
export async function openSession(
  db: Db,
  session: Omit<NewSession, 'expiresAt'>,
  now: Date,
): Promise<OpenedSession> {
  const { cookie, seconds, who } = RULES[session.kind];
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const idSession = await insertSession(db, { ...session, expiresAt });
  const token = await signSessionToken(idSession, session.kind, expiresAt);
  const shown: CookieChange[] = who
    ? [{ name: WHO_COOKIE, value: who, maxAge: seconds, isReadableByScripts: true }]
    : [];
  return { token, cookies: [{ name: cookie, value: token, maxAge: seconds }, ...shown] };
}

export function clearedCookies(kind: SessionKind): readonly CookieChange[] {
  const { clears, who } = RULES[kind];
  const names = who ? [...clears, WHO_COOKIE] : clears;
  return names.map((name) => ({ name, value: null }));
}
