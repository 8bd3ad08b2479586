import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { AnswerForms } from '#shared/server/page-cache/answer-forms.ts';
import { answerFromResponse } from '#shared/server/page-cache/answer-from-response.ts';
import type { FinishedAnswer } from '#shared/server/page-cache/finished-answer.ts';

/** What a few pages take in all their forms. */
const MAX_BYTES = 1024 * 1024;
const KEYS: Readonly<Record<Locale, string>> = { th: '/404', en: '/en/404' };

/** The page of addresses that lead nowhere, in each language: rendered once, since it is the same for all of them. */
export function lostPages(
  render: (key: string) => Promise<Response>,
  always: HeaderPairs,
): (pathname: string) => Promise<FinishedAnswer> {
  const forms = new AnswerForms(MAX_BYTES);
  const kept = new Map<Locale, Promise<FinishedAnswer>>();

  async function make(locale: Locale): Promise<FinishedAnswer> {
    const packing = { forms, kind: locale, isAwaited: true };
    const { answer } = await answerFromResponse(
      unstored(await render(KEYS[locale])),
      always,
      packing,
    );
    // Where it could not be made the next one tries again.
    if (answer.status !== 404) kept.delete(locale);
    return answer;
  }

  return (pathname) => {
    const locale = localeFromPath(pathname);
    const known = kept.get(locale);
    if (known) return known;
    const made = make(locale);
    kept.set(locale, made);
    made.catch(() => kept.delete(locale));
    return made;
  };
}

/** What is nowhere now may be a private page of somebody else's a moment later. */
function unstored({ body, status, headers }: Response): Response {
  const changed = new Headers(headers);
  changed.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: changed });
}
