import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { ACCESS_TOKEN_COOKIE, ADMIN_COOKIE, EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { readSessionToken, type SessionKind } from './session-tokens.ts';

const MAX_SESSIONS = 20_000;

const ownersBySession = new LRUCache<string, string>({ max: MAX_SESSIONS });

/** Caches the owner of a live session, so that later requests are counted without a query. */
export function rememberSessionOwner(idSession: string, owner: string): void {
  ownersBySession.set(idSession, owner);
}

const TOKENS: readonly (readonly [cookie: string, kind: SessionKind])[] = [
  [ADMIN_COOKIE, 'platformAdmin'],
  [EMPLOYER_TOKEN_COOKIE, 'employer'],
  [ACCESS_TOKEN_COOKIE, 'jobSeeker'],
];

/** Key such as `user:3` of an account seen live by this process: a token alone gets no budget. */
export async function sessionOwner(cookieHeader: string | null | undefined) {
  if (!cookieHeader) return null;
  const cookies = parse(cookieHeader);
  for (const [cookie, kind] of TOKENS) {
    const token = cookies[cookie];
    const read = token ? await readSessionToken(token, kind) : null;
    const owner = read && ownersBySession.get(read.idSession);
    if (owner) return owner;
  }
  return null;
}
