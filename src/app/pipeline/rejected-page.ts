import { SHARED_ERRORS, type SharedCode } from '#shared/core/endpoint-errors.ts';
import { mediaTypeOf } from '#shared/server/http/endpoint/media-type.ts';
import { FORM_WITH_FILE } from '#shared/server/http/endpoint/receive-body.ts';
import { errorText } from '#shared/server/http/error-text.ts';
import { RESENT_POLICY, resentForm, typedSentences } from './resent-form.ts';

/** Error page made without rendering; it contains the posted form for a retry. */
export function errorPageResponse(
  request: Request,
  code: SharedCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const form = code === 'payload_too_large' ? typedSentences(request) : resentForm(request);
  const isUnread = form === '' && mediaTypeOf(request).type === FORM_WITH_FILE;
  const { pathname: url } = new URL(request.url);
  const { contentType, text } = errorText(code, { url, form, isUnread });
  return new Response(text, {
    status: SHARED_ERRORS[code].status,
    headers: {
      ...headers,
      ...(form !== '' && { 'Content-Security-Policy': RESENT_POLICY }),
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
    },
  });
}
