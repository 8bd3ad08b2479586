import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import type { EncodingCache } from './answer-forms.ts';
import { BufferedResponse } from './finished-answer.ts';
import { sharedHeaders } from './shared-headers.ts';

export interface CacheTerms {
  readonly maxAge: number;
  readonly swr: number;
  readonly tags: readonly string[];
}

export interface RenderedPage {
  readonly response: BufferedResponse;
  readonly cacheTerms: CacheTerms | null;
  /** A response with a cookie belongs to one visitor, so concurrent requests do not share it. */
  readonly personal: boolean;
}

/** Headers for our page cache only, removed before a browser sees them. */
export const INTERNAL_HEADERS: ReadonlySet<string> = new Set(['cdn-cache-control', 'cache-tag']);
const EXCLUDED_HEADERS: ReadonlySet<string> = new Set([
  ...INTERNAL_HEADERS,
  'cache-control',
  'content-length',
  'etag',
  'set-cookie',
  'vary',
  'content-security-policy',
  'x-request-id',
]);

const ALWAYS_REVALIDATE = 'public, max-age=0, must-revalidate';

interface Packing {
  readonly encodings: EncodingCache;
  readonly kind: string;
  readonly isAwaited: boolean;
}

/** `always` are the headers of every response; a page may set a stricter value of its own. */
export async function bufferResponse(
  response: Response,
  always: HeaderPairs,
  { encodings, kind, isAwaited }: Packing,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const cacheTerms = cacheTermsOf(response);
  const headers: string[] = [];
  for (const [name, value] of always) {
    if (!response.headers.has(name)) headers.push(name, value);
  }
  for (const [name, value] of response.headers) {
    if (EXCLUDED_HEADERS.has(name)) continue;
    headers.push(name, value === 'text/html' ? 'text/html; charset=utf-8' : value);
  }
  const policy = response.headers.get('content-security-policy') ?? CLOSED_POLICY;
  headers.push('Content-Security-Policy', trimCsp(policy, body));
  const cacheControl = response.headers.get('cache-control');
  headers.push('Cache-Control', cacheTerms ? ALWAYS_REVALIDATE : (cacheControl ?? 'no-cache'));
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) headers.push('Set-Cookie', cookie);
  const sentHeaders = cacheTerms ? sharedHeaders(headers) : headers;
  const buffered = new BufferedResponse(
    response.status,
    sentHeaders,
    body,
    contentType,
    cacheTerms?.tags,
  );
  if (cacheTerms) await buffered.pack(encodings, kind, isAwaited);
  return { response: buffered, cacheTerms, personal: cookies.length > 0 };
}

function cacheTermsOf(response: Response): CacheTerms | null {
  const { headers, status } = response;
  const cdnCacheControl = headers.get('cdn-cache-control');
  // Redirects and errors are not cached: callers can spell unlimited URLs.
  if (cdnCacheControl === null || status !== 200) return null;
  if (headers.has('set-cookie')) return null;
  if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return null;
  if (!/^(?:accept-encoding)?$/i.test(headers.get('vary') ?? '')) return null;
  const maxAge = directiveSeconds(cdnCacheControl, 'max-age');
  if (maxAge === 0) return null;
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return {
    maxAge,
    swr: directiveSeconds(cdnCacheControl, 'stale-while-revalidate'),
    tags: tags.filter(Boolean),
  };
}

function directiveSeconds(directives: string, name: string): number {
  const value = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1];
  return value === undefined ? 0 : Number(value);
}
