import type { MiddlewareHandler } from 'hono';
import { parse } from 'hono/utils/cookie';
import { renewByCookies } from '#features/session/server/links/sign-in-by-pair.ts';
import { WHO_COOKIE } from '#shared/core/cookies.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { env } from '#shared/server/env.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { applyCookies, type CookieChange } from '#shared/server/http/endpoint/response-cookies.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import type { PairKind } from '#shared/server/session/key-pair-queries.ts';
import { clearedPair, pairIn, sessionTokenIn } from '#shared/server/session/open-session.ts';
import { refreshInUse } from '#shared/server/session/refresh-session.ts';
import { readSessionToken, type SessionKind } from '#shared/server/session/session-tokens.ts';
import { replaceRequest } from './replace-request.ts';

type Step = MiddlewareHandler<{ Variables: ApiVariables }>;
type Cookies = Readonly<Record<string, string | undefined>>;

const PAIR_KINDS: readonly PairKind[] = ['employer', 'jobSeeker'];
const KINDS: readonly SessionKind[] = [...PAIR_KINDS, 'platformAdmin'];

function changesSession(pathname: string): boolean {
  for (const endpoint of servedEndpoints.keys()) {
    if (endpoint.changesSession && pathname === `${API_BASE}${endpoint.path}`) return true;
  }
  return false;
}

/**
 * A request with a valid pair and no valid token is signed in again: the pair is rotated, the
 * response sets the cookies, and the request already runs signed in. A valid session in use is
 * extended.
 */
export const renewSessions: Step = async (c, next) => {
  const request = c.req.raw;
  const cookies = parse(request.headers.get('cookie') ?? '');
  const pairs = mayRenew(request) ? PAIR_KINDS.filter((kind) => pairIn(cookies, kind)) : [];
  const renewed = await Promise.all(pairs.map((kind) => renew(kind, cookies, request)));
  const renewedCookies = renewed.flat();
  if (renewedCookies.length > 0) replaceRequest(c, withCookies(request, cookies, renewedCookies));
  const used = isUse(request) ? KINDS : [];
  const extended = await Promise.all(used.map((kind) => refresh(kind, cookies)));
  const changes = [...renewedCookies, ...extended.flat()];
  if (changes.length === 0) return next();
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

/** True for own pages, address bar, API calls and email links; not for subresources and frames. */
function mayRenew(request: Request): boolean {
  if (isCall(request)) return isUse(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const { headers } = request;
  const isFollowed = headers.get('sec-fetch-dest') === 'document' && !headers.has('authorization');
  return reads && navigates(request) && (isFollowed || isUse(request));
}

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith(`${API_BASE}/`);
const navigates = ({ headers }: Request) =>
  (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate';

/** True for requests by our own pages or the address bar: pages, forms and API calls. */
function isUse(request: Request): boolean {
  const { headers, url } = request;
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (headers.has('authorization') || !(site === 'same-origin' || site === 'none')) return false;
  if (isCall(request)) return !changesSession(new URL(url).pathname);
  return navigates(request);
}

/** Renews a session by its pair, unless its token is valid: then it was revoked on purpose. */
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
  const isAlone = PAIR_KINDS.every((other) => other === kind || !pairIn(cookies, other));
  return isAlone ? [...clearedPair(kind), { name: WHO_COOKIE, value: null }] : clearedPair(kind);
}

/**
 * Reissues a valid token. The header's role cookie is extended too unless a pair already keeps it
 * longer; another account's role cookie is never replaced.
 */
async function refresh(kind: SessionKind, cookies: Cookies): Promise<readonly CookieChange[]> {
  const token = sessionTokenIn(cookies, kind);
  const refreshed = token && (await refreshInUse(token, kind, new Date()));
  if (!refreshed) return [];
  return refreshed.cookies.filter(({ name, value }) => {
    const displayedRole = cookies[WHO_COOKIE] ?? value;
    return name !== WHO_COOKIE || (displayedRole === value && !pairIn(cookies, kind));
  });
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
