import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { cleanText } from './clean-text.ts';
import { DEFAULT_BODY_LIMIT, readBytes } from './read-body.ts';

type FormCode = 'bad_request' | 'payload_too_large' | 'unsupported_media_type';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** The same request with its form read whole, cleaned and written anew; files in it are left out. */
export async function readForm(request: Request): Promise<Result<Request, FormCode>> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM.test(type)) return fail('unsupported_media_type');
  const bytes = await readBytes(request, DEFAULT_BODY_LIMIT);
  if (bytes === null) return fail('payload_too_large');
  const body = new URLSearchParams();
  try {
    const headers = { 'Content-Type': type };
    for (const [name, value] of await new Response(bytes, { headers }).formData()) {
      if (typeof value === 'string') body.append(cleanText(name), cleanText(value));
    }
  } catch {
    return fail('bad_request');
  }
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return ok(new Request(url, { method, headers, body, signal }));
}
