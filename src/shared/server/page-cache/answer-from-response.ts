import { trimCsp } from '#shared/server/http/own-server/trim-csp.ts';
import { CLOSED_POLICY, type HeaderPairs } from '#shared/server/http/security-headers.ts';
import type { AnswerForms } from './answer-forms.ts';
import { FinishedAnswer } from './finished-answer.ts';
import { sharedHeaders } from './shared-headers.ts';

/** How long and under which tags an answer may be kept; null when it may not. */
export interface CacheTerms {
  readonly maxAge: number;
  readonly swr: number;
  readonly tags: readonly string[];
}

export interface RenderedPage {
  readonly answer: FinishedAnswer;
  readonly keeping: CacheTerms | null;
  /** A cookie is for one visitor: such an answer is not even given to those who asked meanwhile. */
  readonly personal: boolean;
}

/** The headers for the cache in front of Astro alone; no browser sees them. */
export const INTERNAL_HEADERS: ReadonlySet<string> = new Set(['cdn-cache-control', 'cache-tag']);
const WRITTEN_ELSEWHERE: ReadonlySet<string> = new Set([
  ...INTERNAL_HEADERS,
  'cache-control',
  'content-length',
  'etag',
  'set-cookie',
  'vary',
  'content-security-policy',
  'x-request-id',
]);

const KEPT_BY_BROWSERS = 'public, max-age=0, must-revalidate';

/** Where an answer that may be kept is packed, and which it is packed like. */
interface Packing {
  readonly forms: AnswerForms;
  readonly kind: string;
  /** Whether somebody waits for the answer. */
  readonly isAwaited: boolean;
}

/** `always` are the headers of every answer; a page may set a stricter value of its own. */
export async function answerFromResponse(
  response: Response,
  always: HeaderPairs,
  { forms, kind, isAwaited }: Packing,
): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const keeping = cacheTermsOf(response);
  const headers: string[] = [];
  for (const [name, value] of always) {
    if (!response.headers.has(name)) headers.push(name, value);
  }
  for (const [name, value] of response.headers) {
    if (WRITTEN_ELSEWHERE.has(name)) continue;
    headers.push(name, value === 'text/html' ? 'text/html; charset=utf-8' : value);
  }
  const policy = response.headers.get('content-security-policy') ?? CLOSED_POLICY;
  headers.push('Content-Security-Policy', trimCsp(policy, body));
  const own = response.headers.get('cache-control');
  headers.push('Cache-Control', keeping ? KEPT_BY_BROWSERS : (own ?? 'no-cache'));
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) headers.push('Set-Cookie', cookie);
  const said = keeping ? sharedHeaders(headers) : headers;
  const answer = new FinishedAnswer(response.status, said, body, contentType, keeping?.tags);
  if (keeping) await answer.pack(forms, kind, isAwaited);
  return { answer, keeping, personal: cookies.length > 0 };
}

function cacheTermsOf(response: Response): CacheTerms | null {
  const { headers, status } = response;
  const wanted = headers.get('cdn-cache-control');
  // Redirects and errors are not kept: there are as many as callers can spell addresses.
  if (wanted === null || status !== 200) return null;
  if (headers.has('set-cookie')) return null;
  if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return null;
  if (!/^(?:accept-encoding)?$/i.test(headers.get('vary') ?? '')) return null;
  const maxAge = seconds(wanted, 'max-age');
  if (maxAge === 0) return null;
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return { maxAge, swr: seconds(wanted, 'stale-while-revalidate'), tags: tags.filter(Boolean) };
}

function seconds(directives: string, name: string): number {
  const value = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1];
  return value === undefined ? 0 : Number(value);
}
