import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { EncodingCache } from '#shared/server/page-cache/answer-forms.ts';
import { bufferResponse } from '#shared/server/page-cache/answer-from-response.ts';
import type { BufferedResponse } from '#shared/server/page-cache/finished-answer.ts';

const MAX_BYTES = 1024 * 1024;
const KEYS: Readonly<Record<Locale, string>> = { th: '/404', en: '/en/404' };

/** The not-found page in each language, rendered once because it is equal for all URLs. */
export function lostPages(
  render: (key: string) => Promise<Response>,
  always: HeaderPairs,
): (pathname: string) => Promise<BufferedResponse> {
  const encodings = new EncodingCache(MAX_BYTES);
  const responses = new Map<Locale, Promise<BufferedResponse>>();

  async function renderPage(locale: Locale): Promise<BufferedResponse> {
    const packing = { encodings, kind: locale, isAwaited: true };
    const { response } = await bufferResponse(
      withoutStore(await render(KEYS[locale])),
      always,
      packing,
    );
    // After a failed render the next request tries again.
    if (response.status !== 404) responses.delete(locale);
    return response;
  }

  return (pathname) => {
    const locale = localeFromPath(pathname);
    const cached = responses.get(locale);
    if (cached) return cached;
    const pending = renderPage(locale);
    responses.set(locale, pending);
    pending.catch(() => responses.delete(locale));
    return pending;
  };
}

/** A URL that is not found now may become another visitor's private page later. */
function withoutStore({ body, status, headers }: Response): Response {
  const changed = new Headers(headers);
  changed.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: changed });
}
