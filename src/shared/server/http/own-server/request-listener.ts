import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_BASE, SEARCH_BASE } from '#shared/core/endpoint.ts';
import type { SharedCode } from '#shared/core/endpoint-errors.ts';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import { awaitsRenewal } from '#shared/server/http/session-cookies.ts';
import { sendFinishedAnswer } from './answer/send-finished-answer.ts';
import {
  measure,
  respondDynamic,
  respondFromCache,
  respondFromHit,
  respondNotFound,
  respondWithPage,
  timeOut,
} from './answer-request.ts';
import { sendError } from './refuse.ts';
import { webRequest } from './request/web-request.ts';
import { addressOf, type Exchange, type Site } from './site.ts';

const API_BASES = [API_BASE, SEARCH_BASE];
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const MAX_URL_LENGTH = 8_192;

/** Percent-encoding of letters that need none (RFC 3986, 2.3). */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Order of handlers: errors, pages cached under the exact URL, static documents, redirects to the
 * canonical URL (Astro would answer other spellings past the cache), cached pages, prerendered
 * pages and files, Astro.
 */
export function requestListener(site: Site): RequestListener {
  return (message, answer) => {
    message.url = withoutPrefix(message.url ?? '/', site.apiPrefix);
    const error = rejectionCode(message, site);
    if (error !== null) {
      sendError(answer, { code: error }, site.security);
      return;
    }
    const reads = message.method === 'GET' || message.method === 'HEAD';
    const exchange = { message, answer };
    if (reads && respondWithoutAstro(site, exchange)) return;
    const clientAddress = addressOf(site, message);
    const url = new URL(site.origin.origin + (message.url ?? '/'));
    const isSentFile = site.takesFile(message.method, message.url ?? '/');
    const onTooSlow = isSentFile ? () => timeOut(site, exchange) : null;
    const kind = site.kindOf(url.pathname);
    if (reads && kind === 'lost') {
      respondNotFound(site, exchange, url.pathname);
      return;
    }
    // A form enters the queue once it has arrived completely.
    const respond = reads && kind === 'page' ? respondWithPage : respondDynamic;
    respond(site, exchange, () =>
      site.render(webRequest(exchange, { url, clientAddress, onTooSlow }), clientAddress),
    );
  };
}

function rejectionCode(message: IncomingMessage, site: Site): SharedCode | null {
  const { headers, method, url = '' } = message;
  if (namesTwoHosts(message)) return 'bad_request';
  if (!site.isAllowedHost(headers.host)) return 'misdirected';
  if (!url.startsWith('/') || url.startsWith('//')) return 'bad_request';
  if (url.length > MAX_URL_LENGTH) return 'uri_too_long';
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return 'payload_too_large';
  if (method === 'TRACE' || method === 'CONNECT') return 'method_not_allowed';
  return null;
}

/** Returns whether two Host headers differ, which proxies and Node read differently (RFC 9112). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Returns false when only Astro can respond. */
function respondWithoutAstro(site: Site, exchange: Exchange): boolean {
  const { message, answer } = exchange;
  const url = message.url ?? '/';
  const hit = awaitsRenewal(message.headers.cookie) ? undefined : site.pageCache.get(url);
  if (hit !== undefined) {
    respondFromHit(site, exchange, url, hit);
    return true;
  }
  const probed = site.probe(url);
  if (probed !== null) {
    respondDynamic(site, exchange, probed);
    return true;
  }
  const document = site.staticDocument(url);
  if (document !== null) {
    measure(site, answer);
    void sendFinishedAnswer(exchange, { finished: document, source: 'hit' });
    return true;
  }
  const canonical = canonicalUrl(site, url);
  if (canonical !== null) {
    redirect(answer, canonical, site.security);
    return true;
  }
  const key = awaitsRenewal(message.headers.cookie) ? null : site.cacheKey(url);
  if (key !== null) {
    respondFromCache(site, exchange, key);
    return true;
  }
  const page = site.prerendered(url);
  if (page !== undefined) {
    measure(site, answer);
    const { response: finished, isCached } = page;
    void sendFinishedAnswer(exchange, { finished, source: isCached ? 'hit' : 'miss' });
    return true;
  }
  if (site.staticFiles(message, answer)) {
    measure(site, answer);
    return true;
  }
  return false;
}

function canonicalUrl(site: Site, url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const canonical = new URL(site.origin.origin + path).pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=[^/])\/$/, '')
    .replace(NEEDLESS_ENCODING, decodeURIComponent);
  return canonical === path ? null : canonical + (mark === -1 ? '' : url.slice(mark));
}

function redirect(answer: ServerResponse, location: string, security: HeaderPairs): void {
  for (const [name, value] of security) answer.setHeader(name, value);
  answer.setHeader('Content-Security-Policy', CLOSED_POLICY);
  answer.setHeader('Cache-Control', 'public, max-age=3600');
  answer.setHeader('Location', location);
  answer.setHeader('Content-Length', 0);
  answer.writeHead(301).end();
}

/** Removes API_PREFIX from the URL, under which proxies of other products call the API. */
function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url;
  const rest = url.slice(prefix.length);
  const isApi = API_BASES.some(
    (base) => rest.startsWith(base) && /^(?:[/?]|$)/.test(rest.slice(base.length)),
  );
  return isApi ? rest : url;
}
