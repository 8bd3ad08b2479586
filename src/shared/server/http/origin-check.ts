import { carriesSession } from './session-cookies.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a request that changes something may not have been meant by the person signed in.
 * Browsers say where they come from; a caller that does not say (a server, an app) must not come
 * with cookies.
 */
export function isForeign(request: Request, publicOrigin: string): boolean {
  if (SAFE.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  // From a page that sends no referrer, as one with a secret in its address, browsers say `null`.
  if (origin === 'null') return site !== 'same-origin';
  if (origin !== null) return !isOwnOrigin(origin, request, publicOrigin);
  return site === null && carriesSession(request.headers.get('cookie'));
}

function isOwnOrigin(origin: string, request: Request, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const host = request.headers.get('host');
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}
