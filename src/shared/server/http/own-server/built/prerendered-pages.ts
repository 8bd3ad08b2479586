import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import { FinishedAnswer } from '#shared/server/page-cache/finished-answer.ts';
import { builtFiles, pathOf } from './built-files.ts';
import type { FillPage } from './placeholders.ts';

export interface PrerenderedPage {
  readonly answer: FinishedAnswer;
  readonly isKept: boolean;
}

/** Undefined when the address is none of theirs. */
export type PrerenderedPages = (url: string) => PrerenderedPage | undefined;

const KEPT_BYTES = 12 * 1024 * 1024;
const REVALIDATE = 'public, max-age=0, must-revalidate';

interface Parts {
  /** The folder of the build that visitors get. */
  readonly client: URL;
  readonly staticHeaders: URL;
  readonly security: HeaderPairs;
  readonly fill: FillPage;
}

/** The pages of the build, filled when they are first asked for and then kept, those asked for last. */
export function prerenderedPages({
  client,
  staticHeaders,
  security,
  fill,
}: Parts): PrerenderedPages {
  const policies = policiesOf(staticHeaders);
  const files = new Map<string, string>();
  for (const { url, path } of builtFiles(client)) {
    if (url.endsWith('.html')) files.set(url.replace(/\/index\.html$/, '') || '/', path);
  }
  const kept = new LRUCache<string, FinishedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (answer) => answer.bytes,
  });

  function made(page: string, file: string): FinishedAnswer {
    const html = Buffer.from(fill(readFileSync(file, 'utf8')));
    const headers = [
      ...security.flat(),
      ...['Content-Security-Policy', policies.get(page) ?? CLOSED_POLICY],
      ...['Cache-Control', REVALIDATE, 'Content-Type', 'text/html; charset=utf-8'],
    ];
    return new FinishedAnswer(200, headers, html, 'text/html');
  }

  return (url) => {
    const page = pathOf(url);
    const file = page === null ? undefined : files.get(page);
    if (page === null || file === undefined) return undefined;
    const known = kept.get(page);
    if (known !== undefined) return { answer: known, isKept: true };
    const answer = made(page, file);
    kept.set(page, answer);
    return { answer, isKept: false };
  };
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
