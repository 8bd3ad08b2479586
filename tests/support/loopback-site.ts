import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheKey } from '#app/cache-key.ts';
import { allowedHosts } from '#shared/server/http/own-server/allowed-hosts.ts';
import { PLACEHOLDERS, pageFiller } from '#shared/server/http/own-server/built/placeholders.ts';
import { prerenderedPages } from '#shared/server/http/own-server/built/prerendered-pages.ts';
import { staticFiles } from '#shared/server/http/own-server/built/static-files.ts';
import { drainableServer } from '#shared/server/http/own-server/drainable-server.ts';
import { lostPages } from '#shared/server/http/own-server/lost-pages.ts';
import { probesOf } from '#shared/server/http/own-server/monitoring/probes.ts';
import { keyRequest } from '#shared/server/http/own-server/request/web-request.ts';
import { requestListener } from '#shared/server/http/own-server/request-listener.ts';
import type { Site } from '#shared/server/http/own-server/site.ts';
import { securityHeaders } from '#shared/server/http/security-headers.ts';
import { PageCache } from '#shared/server/page-cache/page-cache.ts';
import {
  type StaticDocument,
  staticDocuments,
} from '#shared/server/page-cache/static-documents.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface LoopbackSite {
  readonly directory: string;
  readonly port: number;
  /** Address of everybody who asks: limits last as long as the process, which sites share. */
  readonly clientAddress: string;
  readonly pageCache: PageCache;
  readonly http: ReturnType<typeof drainableServer>;
  ask(path: string, asking?: Asking): Promise<Answer>;
  close(): Promise<void>;
}

const STATIC_FILES: Record<string, string> = {
  'client/aboutus/index.html': `<a href="${PLACEHOLDERS.PUBLIC_URL}">${'about '.repeat(200)}</a>`,
  'client/_astro/app.abc123.js': 'console.log(1)',
  'client/_astro/app.abc123.js.br': 'brotli bytes',
  'client/humans.txt': 'Made by people',
  '_headers.json': JSON.stringify([
    {
      pathname: '/aboutus',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'self'; script-src 'none'" }],
    },
  ]),
};

let sites = 0;

/** The real server on a loopback port, with a build of a page and two files and pages made by `render`. */
export async function loopbackSite(
  render: (request: Request) => Promise<Response>,
  parts: Partial<Site> = {},
  documents: readonly StaticDocument[] = [],
): Promise<LoopbackSite> {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(STATIC_FILES)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  const dist = pathToFileURL(`${directory}/`);
  const client = new URL('client/', dist);
  const origin = new URL('https://www.yousay.example');
  sites += 1;
  const clientAddress = `10.1.${sites >> 8}.${sites & 255}`;
  const security = securityHeaders(origin);
  const pageCache = new PageCache({
    render: (key, address) => render(keyRequest(key, origin, address)),
    always: security,
    maxBytes: 10_000_000,
    now: () => performance.now(),
    onRevalidationError: () => undefined,
  });
  pageCache.listening = true;
  const http = drainableServer(
    requestListener({
      origin,
      apiPrefix: '',
      isAllowedHost: allowedHosts(origin),
      clientAddress: () => clientAddress,
      security,
      prerendered: prerenderedPages({
        client,
        staticHeaders: new URL('_headers.json', dist),
        security,
        fill: pageFiller({ ...PLACEHOLDERS, PUBLIC_URL: origin.origin }),
      }),
      staticFiles: staticFiles(client, security),
      staticDocument: staticDocuments(documents, security),
      pageCache,
      hasCacheInFront: false,
      cacheKey,
      render,
      takesFile: (_, url) => url.startsWith('/files'),
      kindOf: (path) =>
        path.startsWith('/lost') ? 'lost' : path.startsWith('/yousayapi/') ? 'served' : 'page',
      notFoundPage: lostPages((key) => render(keyRequest(key, origin, null)), security),
      probe: probesOf(
        async () => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } }),
        () => null,
      ),
      caughtUp: () => Promise.resolve(),
      onPageView: () => undefined,
      observe: () => undefined,
      onError: () => undefined,
      ...parts,
    }),
  );
  const port = await http.listen(0, '127.0.0.1');
  return {
    directory,
    port,
    clientAddress,
    pageCache,
    http,
    ask: (path, asking) => ask(port, path, asking),
    async close() {
      await http.drain(0);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers, agent: false };
    const outgoing = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
