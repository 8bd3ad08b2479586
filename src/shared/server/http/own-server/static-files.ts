import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { ASSET_POLICY, CLOSED_POLICY } from '#shared/server/http/security-headers.ts';

interface StaticFile {
  readonly cacheControl: string;
  readonly policy: string;
}

export type StaticHandler = (message: IncomingMessage, answer: ServerResponse) => boolean;

const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const ONE_HOUR = 'public, max-age=3600';
const WHOLE_RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/** Serves the files of the build; false when the path is none of them. */
export function staticFiles(client: URL, staticHeaders: URL, security: HeaderPairs): StaticHandler {
  const directory = client.pathname;
  const files = describeFiles(decodeURIComponent(directory), policiesOf(staticHeaders));
  const serve = sirv(decodeURIComponent(directory), { brotli: true, gzip: true, etag: true });
  return (message, answer) => {
    const path = pathOf(message.url ?? '/');
    const file = path === null ? undefined : files.get(path);
    if (file === undefined) return false;
    for (const [name, value] of security) answer.setHeader(name, value);
    answer.setHeader('Content-Security-Policy', file.policy);
    answer.setHeader('Cache-Control', file.cacheControl);
    const range = WHOLE_RANGE.exec(message.headers.range ?? '');
    if (range === null || Number(range[2] ?? Infinity) < Number(range[1])) {
      delete message.headers.range;
    }
    // A file that vanishes under a running server ends one answer, not the process.
    answer.once('pipe', (source) => source.once('error', (error) => answer.destroy(error)));
    serve(message, answer, () => {
      answer.statusCode = 404;
      answer.end();
    });
    return true;
  };
}

function pathOf(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return null;
  }
}

function describeFiles(
  directory: string,
  policies: ReadonlyMap<string, string>,
): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/');
    const url = `/${path.replace(/^\/+/, '')}`.normalize();
    if (entry.name === 'index.html') {
      const page = url.slice(0, -'/index.html'.length) || '/';
      const policy = policies.get(page) ?? CLOSED_POLICY;
      files.set(page, { cacheControl: REVALIDATE, policy });
    } else if (url.startsWith('/_astro/')) {
      files.set(url, { cacheControl: FOR_EVER, policy: ASSET_POLICY });
    } else if (!/(?:^|\/)(?:404|500)\.html$/.test(url)) {
      const policy = /\.m?js$/.test(url) ? ASSET_POLICY : CLOSED_POLICY;
      files.set(url, { cacheControl: ONE_HOUR, policy });
    }
  }
  return files;
}

interface HeadersOfPath {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The policies that the adapter wrote for prerendered pages, whose answers no Astro code touches. */
function policiesOf(file: URL): Map<string, string> {
  const policies = new Map<string, string>();
  for (const { pathname, headers } of readHeaders(file)) {
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy');
    if (policy) policies.set(decodeURI(pathname).replace(/(.)\/$/, '$1'), policy.value);
  }
  return policies;
}

function readHeaders(file: URL): HeadersOfPath[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HeadersOfPath[];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
