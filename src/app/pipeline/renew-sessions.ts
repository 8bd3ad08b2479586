import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { renewByCookies } from '#features/session/server/links/sign-in-by-pair.ts';
import { WHO_COOKIE } from '#shared/core/cookies.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { env } from '#shared/server/env.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import type { CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { applyCookies } from '#shared/server/http/endpoint/response-cookies.ts';
import type { PairKind } from '#shared/server/session/key-pair-queries.ts';
import { clearedPair, pairIn, sessionTokenIn } from '#shared/server/session/open-session.ts';
import { readSessionToken } from '#shared/server/session/session-tokens.ts';
import { replaceRequest } from './replace-request.ts';

type Step = MiddlewareHandler<{ Variables: ApiVariables }>;
type Cookies = Readonly<Record<string, string | undefined>>;

const KINDS: readonly PairKind[] = ['employer', 'jobSeeker'];

/** They open or end sessions themselves. */
const CHANGE_SESSIONS: ReadonlySet<string> = new Set(
  ['login', 'logout', 'register', 'loginEncKey', 'jskLogin', 'jskLogout', 'jskSignup']
    .concat('jskLoginEncKey', 'jskLoginWithGoogle', 'loginLink', 'doAuthenTokenEmployer')
    .map((name) => `${API_BASE}/${name}`),
);

/**
 * Whoever comes with a good pair of cookies and no valid token is signed in again: the pair is
 * rotated, the answer carries the new cookies, and this very request already runs signed in.
 */
export const renewSessions: Step = async (c, next) => {
  const request = c.req.raw;
  const cookies = parse(request.headers.get('cookie') ?? '');
  const kinds = KINDS.filter((kind) => pairIn(cookies, kind));
  if (kinds.length === 0 || !mayRenew(request)) return next();
  const renewed = await Promise.all(kinds.map((kind) => renew(kind, cookies, request)));
  const changes = renewed.flat();
  if (changes.length === 0) return next();
  replaceRequest(c, withCookies(request, cookies, changes));
  await next();
  const setByAnswer = c.res.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  applyCookies(
    c,
    changes.filter(({ name }) => !setByAnswer.includes(name)),
    env().PUBLIC_URL.startsWith('https:'),
  );
  for (const name of SHARED_CACHE_HEADERS) c.res.headers.delete(name);
  c.res.headers.set('Cache-Control', 'private, no-store');
};

const SHARED_CACHE_HEADERS = ['CDN-Cache-Control', 'Netlify-CDN-Cache-Control', 'Cache-Tag'];

/**
 * Reading a page and calling the API, as our own pages and the address bar do it, and following a link
 * in a mail; never what another site loads in a frame or as a picture.
 */
function mayRenew({ method, headers, url }: Request): boolean {
  if (headers.has('authorization')) return false;
  const site = headers.get('sec-fetch-site') ?? 'none';
  const isOwn = site === 'same-origin' || site === 'none';
  const { pathname } = new URL(url);
  if (pathname.startsWith(`${API_BASE}/`)) return isOwn && !CHANGE_SESSIONS.has(pathname);
  const reads = method === 'GET' || method === 'HEAD';
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const isWholePage = isOwn || headers.get('sec-fetch-dest') === 'document';
  return reads && mode === 'navigate' && isWholePage;
}

/** A token that is valid but whose session was ended is left alone: somebody ended it on purpose. */
async function renew(
  kind: PairKind,
  cookies: Cookies,
  { headers }: Request,
): Promise<readonly CookieChange[]> {
  const pair = pairIn(cookies, kind);
  const token = sessionTokenIn(cookies, kind);
  if (!pair || (token && (await readSessionToken(token, kind)))) return [];
  const userAgent = headers.get('user-agent') ?? '';
  const renewed = await renewByCookies({ pair, kind, userAgent }, new Date());
  if (renewed) return renewed.opened.cookies;
  const isAlone = KINDS.every((other) => other === kind || !pairIn(cookies, other));
  return isAlone ? [...clearedPair(kind), { name: WHO_COOKIE, value: null }] : clearedPair(kind);
}

function withCookies(
  request: Request,
  cookies: Cookies,
  changes: readonly CookieChange[],
): Request {
  const merged = new Map(Object.entries(cookies));
  for (const { name, value } of changes) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  const headers = new Headers(request.headers);
  const pairs = [...merged].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  headers.set('cookie', pairs.join('; '));
  return new Request(request, { headers });
}
