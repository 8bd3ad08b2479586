import { SESSION_COOKIES, TEAM_COOKIE, WHO_COOKIE } from '#shared/core/cookies.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { ADMIN_COOKIE_SECONDS, SESSION_SECONDS } from '../../core/session.ts';
import { issueCookiePair, type KeyPair } from './key-pairs.ts';
import { insertSession, type NewSession } from './session-queries.ts';
import { type SessionKind, signSessionToken } from './session-tokens.ts';

interface SessionRule {
  readonly cookie: string;
  readonly ttlSeconds: number;
  readonly cookieSeconds?: number;
  /** Readable cookie that selects the navigation of the header. */
  readonly roleCookie: { readonly name: string; readonly value: string };
  readonly pair?: { readonly enc: string; readonly key: string };
  readonly clears: readonly string[];
}

const { employer, jobSeeker, platformAdmin } = SESSION_COOKIES;
const RULES: Record<SessionKind, SessionRule> = {
  employer: {
    cookie: employer.token,
    ttlSeconds: SESSION_SECONDS.employer,
    roleCookie: { name: WHO_COOKIE, value: 'employer' },
    pair: employer.pair,
    clears: [employer.token, employer.pair.enc, employer.pair.key, jobSeeker.token],
  },
  jobSeeker: {
    cookie: jobSeeker.token,
    ttlSeconds: SESSION_SECONDS.jobSeeker,
    roleCookie: { name: WHO_COOKIE, value: 'jobseeker' },
    pair: jobSeeker.pair,
    clears: [jobSeeker.pair.enc, jobSeeker.pair.key, jobSeeker.token],
  },
  platformAdmin: {
    cookie: platformAdmin.token,
    ttlSeconds: SESSION_SECONDS.platformAdmin,
    cookieSeconds: ADMIN_COOKIE_SECONDS,
    roleCookie: { name: TEAM_COOKIE, value: 'team' },
    clears: [platformAdmin.token],
  },
};

export interface OpenedSession {
  readonly token: string;
  readonly cookies: readonly CookieChange[];
}

export interface SessionOpening extends Omit<NewSession, 'expiresAt' | 'openedAt'> {
  readonly pairSeconds?: number;
}

/** Always creates a new session, so that a planted one is never used. */
export async function openSession(db: Db, { pairSeconds, ...session }: SessionOpening, now: Date) {
  const { kind, owner } = session;
  const expiresAt = sessionExpiry(kind, now);
  const idSession = await insertSession(db, { ...session, openedAt: now, expiresAt });
  const token = await signSessionToken(idSession, kind, expiresAt);
  if (pairSeconds === undefined || 'idAdmin' in owner) {
    return { token, cookies: sessionCookies(kind, { token, expiresAt }) };
  }
  const pair = await issueCookiePair(db, owner, idSession, pairSeconds, now);
  const renewal = { pair, seconds: pairSeconds };
  return { token, cookies: sessionCookies(kind, { token, expiresAt }, renewal) };
}

export function sessionExpiry(kind: SessionKind, now: Date): Date {
  return new Date(now.getTime() + RULES[kind].ttlSeconds * 1000);
}

/** The role cookie lasts as long as the session can be renewed; the team's holds its expiry. */
export function sessionCookies(
  kind: SessionKind,
  { token, expiresAt }: { readonly token: string; readonly expiresAt: Date },
  renewal: { readonly pair: KeyPair; readonly seconds: number } | null = null,
): readonly CookieChange[] {
  const { cookie, ttlSeconds, cookieSeconds = ttlSeconds, roleCookie, pair } = RULES[kind];
  const roleCookieSeconds = Math.max(ttlSeconds, renewal?.seconds ?? 0);
  const value =
    kind === 'platformAdmin' ? teamValue(roleCookie.value, expiresAt) : roleCookie.value;
  const cookies: CookieChange[] = [
    { name: cookie, value: token, maxAge: cookieSeconds },
    { name: roleCookie.name, value, maxAge: roleCookieSeconds, isReadableByScripts: true },
  ];
  if (renewal && pair) {
    cookies.push({ name: pair.enc, value: renewal.pair.enc, maxAge: renewal.seconds });
    cookies.push({ name: pair.key, value: renewal.pair.key, maxAge: renewal.seconds });
  }
  return cookies;
}

const teamValue = (role: string, expiresAt: Date) =>
  `${role}.${Math.floor(expiresAt.getTime() / 1000)}`;

export function pairIn(cookies: Readonly<Record<string, string | undefined>>, kind: SessionKind) {
  const { pair } = RULES[kind];
  const enc = pair && cookies[pair.enc];
  const key = pair && cookies[pair.key];
  return enc && key ? { enc, key } : null;
}

export function sessionTokenIn(
  cookies: Readonly<Record<string, string | undefined>>,
  kind: SessionKind,
): string | undefined {
  return cookies[RULES[kind].cookie];
}

export function clearedCookies(kind: SessionKind): readonly CookieChange[] {
  const { clears, roleCookie } = RULES[kind];
  return [...clears, roleCookie.name].map((name) => ({ name, value: null }));
}

export function clearedPair(kind: SessionKind): readonly CookieChange[] {
  const { pair } = RULES[kind];
  return pair ? [pair.enc, pair.key].map((name) => ({ name, value: null })) : [];
}

/** Clears the browser's cache at sign-out, but not its storage, which holds unsaved drafts. */
export const CLEAR_CACHE = { 'Clear-Site-Data': '"cache"' };
