import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { ACCESS_TOKEN_COOKIE, ADMIN_COOKIE, AT_COOKIE } from '#shared/core/cookies.ts';
import { readSessionToken, type SessionKind } from './session-tokens.ts';

const MAX_SESSIONS = 20_000;

const ownersBySession = new LRUCache<string, string>({ max: MAX_SESSIONS });

/** Notes whose session was found live, so that later requests are counted without asking the database. */
export function rememberSessionOwner(idSession: string, owner: string): void {
  ownersBySession.set(idSession, owner);
}

const TOKENS: readonly (readonly [cookie: string, kind: SessionKind])[] = [
  [ADMIN_COOKIE, 'platformAdmin'],
  [AT_COOKIE, 'employer'],
  [ACCESS_TOKEN_COOKIE, 'jobSeeker'],
];

/**
 * The account that a request is counted for, such as `user:3`: its token is signed by us, and its session was found
 * live in this process. Null for others, which are counted by address: a token alone would be a budget of its own.
 */
export async function sessionOwner(
  cookieHeader: string | null | undefined,
): Promise<string | null> {
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
