import { SHARED_REFUSALS, type SharedCode } from '#shared/core/refusals.ts';
import { refusalText } from '#shared/server/http/refusal-text.ts';
import { RESENT_POLICY, resentForm } from './resent-form.ts';

/** In place of a page that is not rendered at all. A form that came is in it, to be sent again. */
export function refusedPage(
  request: Request,
  code: SharedCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const form = resentForm(request);
  const { contentType, text } = refusalText(code, { url: new URL(request.url).pathname, form });
  return new Response(text, {
    status: SHARED_REFUSALS[code].status,
    headers: {
      ...headers,
      ...(form !== '' && { 'Content-Security-Policy': RESENT_POLICY }),
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
    },
  });
}
