import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import {
  ASSET_POLICY,
  CLOSED_POLICY,
  type HeaderPairs,
  headersOf,
} from '#shared/server/http/security-headers.ts';
import { builtFiles, pathOf } from './built-files.ts';

export type StaticHandler = (message: IncomingMessage, answer: ServerResponse) => boolean;

const FOR_EVER = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const SINGLE_RANGE = /^bytes=(\d{1,15})-(\d{1,15})?$/;

/** Serves built files other than pages; returns false for any other path. */
export function staticFiles(client: URL, security: HeaderPairs): StaticHandler {
  const files = describeFiles(client);
  const serve = sirv(fileURLToPath(client), {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv's table lacks this type.
    setHeaders: (answer, path) => {
      if (path.endsWith('.ico')) answer.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (message, answer) => {
    const path = pathOf(message.url ?? '/');
    const file = path === null ? undefined : files.get(path);
    if (file === undefined) return false;
    for (const [name, value] of headersOf(security, path)) answer.setHeader(name, value);
    answer.setHeader('Content-Security-Policy', file.policy);
    answer.setHeader('Cache-Control', file.cacheControl);
    const range = SINGLE_RANGE.exec(message.headers.range ?? '');
    if (range === null || Number(range[2] ?? Infinity) < Number(range[1])) {
      delete message.headers.range;
    }
    // A file deleted under a running server ends one response, not the process.
    answer.once('pipe', (source) => source.once('error', (error) => answer.destroy(error)));
    serve(message, answer, () => {
      answer.statusCode = 404;
      answer.end();
    });
    return true;
  };
}

function describeFiles(client: URL) {
  const files = new Map<string, { readonly cacheControl: string; readonly policy: string }>();
  for (const { url } of builtFiles(client)) {
    if (url.endsWith('.html')) continue;
    const isHashed = url.startsWith('/_astro/');
    const policy = isHashed || /\.m?js$/.test(url) ? ASSET_POLICY : CLOSED_POLICY;
    files.set(url, { cacheControl: isHashed ? FOR_EVER : ONE_HOUR, policy });
  }
  return files;
}
