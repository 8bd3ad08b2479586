import { existsSync, readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';
import { builtFiles, pathOf } from './built-files.ts';
import type { FillPage } from './placeholders.ts';

export type PrerenderedPages = ReturnType<typeof prerenderedPages>;

const MAX_CACHED_BYTES = 12 * 1024 * 1024;
const REVALIDATE = 'public, max-age=0, must-revalidate';

interface PageSources {
  readonly client: URL;
  readonly staticHeaders: URL;
  readonly security: HeaderPairs;
  readonly fill: FillPage;
}

export function prerenderedPages({ client, staticHeaders, security, fill }: PageSources) {
  const policies = policiesOf(staticHeaders);
  const files = new Map<string, string>();
  for (const { url, path } of builtFiles(client)) {
    if (url.endsWith('.html')) files.set(url.replace(/\/index\.html$/, '') || '/', path);
  }
  const cache = new LRUCache<string, BufferedResponse>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (response) => response.bytes,
  });

  function buildResponse(page: string, file: string): BufferedResponse {
    const html = Buffer.from(fill(readFileSync(file, 'utf8')));
    const headers = [
      ...security.flat(),
      ...['Content-Security-Policy', policies.get(page) ?? CLOSED_POLICY],
      ...['Cache-Control', REVALIDATE, 'Content-Type', 'text/html; charset=utf-8'],
    ];
    return new BufferedResponse(200, headers, html, 'text/html');
  }

  return (url: string) => {
    const page = pathOf(url);
    const file = page === null ? undefined : files.get(page);
    if (page === null || file === undefined) return undefined;
    const cached = cache.get(page);
    if (cached !== undefined) return { response: cached, isCached: true };
    const response = buildResponse(page, file);
    cache.set(page, response);
    return { response, isCached: false };
  };
}

interface HeadersOfPath {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Content-Security-Policies that the adapter wrote for prerendered pages. */
function policiesOf(file: URL): Map<string, string> {
  const policies = new Map<string, string>();
  for (const { pathname, headers } of readHeaders(file)) {
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy');
    if (policy) policies.set(decodeURI(pathname).replace(/(.)\/$/, '$1'), policy.value);
  }
  return policies;
}

function readHeaders(file: URL): HeadersOfPath[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeadersOfPath[]) : [];
}
