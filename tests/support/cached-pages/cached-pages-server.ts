// Serves 200 pages by the product's listener or bare node:http; prints port and CPU time.
import { hash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { cacheKey } from '#app/cache-key.ts';
import { countVisit } from '#features/insight/server/count-visit.ts';
import { pinEnv } from '#shared/server/env.ts';
import type { Encoding } from '#shared/server/http/own-server/accepted-encoding.ts';
import { allowedHosts } from '#shared/server/http/own-server/allowed-hosts.ts';
import { clientAddressBehind } from '#shared/server/http/own-server/client-address.ts';
import { drainableServer } from '#shared/server/http/own-server/drainable-server.ts';
import { requestListener } from '#shared/server/http/own-server/request-listener.ts';
import { securityHeaders } from '#shared/server/http/security-headers.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import { CACHED_PATHS } from './cached-paths.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const SHARED_WORDS = 9_000;
const OWN_WORDS = 3_000;

/** Words that repeat about as often as those of a page. */
const words = (count: number, of: string) =>
  Array.from({ length: count }, (_, n) => hash('sha256', `${of}${n % 1_500}`).slice(0, 8)).join(
    ' ',
  );

const shared = words(SHARED_WORDS, 'shared');
const bodyOf = (path: string) => `<!doctype html><p>${shared}</p><p>${words(OWN_WORDS, path)}</p>`;

const server = process.argv[2] === 'bare' ? createServer(bare()) : (await product()).server;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : 0}\n`);
});
createInterface({ input: process.stdin }).on('line', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${user + system}\n`);
});

function bare(): RequestListener {
  const forms: Record<string, Map<string, Buffer>> = {};
  for (const form of ['br', 'zstd', 'gzip', 'identity'] satisfies Encoding[]) {
    forms[form] = new Map();
  }
  return async (request, answer) => {
    const { method, headers, url = '' } = request;
    if (method === 'PUT') {
      forms[String(headers['content-encoding'])]?.set(url, await buffer(request));
      return answer.end();
    }
    const form = headers['accept-encoding'] ?? 'identity';
    const body = forms[form]?.get(url) ?? Buffer.alloc(0);
    const head = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
    answer.writeHead(200, form === 'identity' ? head : { ...head, 'Content-Encoding': form });
    return answer.end(body);
  };
}

async function product(): Promise<ReturnType<typeof drainableServer>> {
  const origin = new URL(pinEnv().PUBLIC_URL);
  const security = securityHeaders(origin);
  const pageCache = new PageCache({
    render: async (key) =>
      new Response(bodyOf(key), {
        headers: {
          'Content-Type': 'text/html',
          'Content-Security-Policy': "default-src 'self'",
          'CDN-Cache-Control': 'max-age=86400',
          'Cache-Tag': 'company:1,night',
        },
      }),
    always: security,
    maxBytes: MAX_BYTES,
    now: () => performance.now(),
    onRevalidationError: () => undefined,
  });
  pageCache.listening = true;
  for (const path of CACHED_PATHS) await pageCache.load(path, null);
  return drainableServer(
    requestListener({
      origin,
      apiPrefix: '',
      isAllowedHost: allowedHosts(origin),
      clientAddress: clientAddressBehind([]),
      security,
      prerendered: () => undefined,
      staticFiles: () => false,
      staticDocument: () => null,
      pageCache,
      hasCacheInFront: false,
      cacheKey,
      takesFile: () => false,
      kindOf: () => 'served',
      notFoundPage: () => Promise.reject(new Error('No other page is asked for')),
      render: async () => new Response(null, { status: 404 }),
      probe: () => null,
      caughtUp: () => Promise.resolve(),
      onPageView: countVisit,
      observe: () => undefined,
      onError: () => undefined,
    }),
  );
}
