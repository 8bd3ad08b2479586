import { carriesSession } from './session-cookies.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF check: true when a changing request may come from another site. Browsers send their origin;
 * a client that sends none (a server, an app) must not send session cookies.
 */
export function isForeign(request: Request, publicOrigin: string): boolean {
  if (SAFE.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  // Pages without a referrer, such as those with a token in their URL, send the origin `null`.
  if (origin === 'null') return site !== 'same-origin';
  if (origin !== null) return !isOwnOrigin(origin, request, publicOrigin);
  return site === null && carriesSession(request.headers.get('cookie'));
}

function isOwnOrigin(origin: string, request: Request, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  const host = request.headers.get('host');
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`);
}
