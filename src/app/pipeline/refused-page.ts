import { SHARED_REFUSALS, type SharedCode } from '#shared/core/refusals.ts';
import { refusalText } from '#shared/server/http/refusal-text.ts';

/** In place of a page that is not rendered at all. */
export function refusedPage(
  request: Request,
  code: SharedCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { contentType, text } = refusalText(code, { url: new URL(request.url).pathname });
  return new Response(text, {
    status: SHARED_REFUSALS[code].status,
    headers: { ...headers, 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  });
}
