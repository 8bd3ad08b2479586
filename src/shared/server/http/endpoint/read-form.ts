import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { mediaTypeOf, readBytes, readFields } from './read-body.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

type FormCode = 'payload_too_large' | 'unsupported_media_type';

/** The same request with its form read whole, cleaned and written anew. */
export async function readForm(request: Request): Promise<Result<Request, FormCode>> {
  if (mediaTypeOf(request) !== FORM_TYPE) return fail('unsupported_media_type');
  const bytes = await readBytes(request, DEFAULT_BUDGET.bytes);
  if (bytes === null) return fail('payload_too_large');
  const fields = readFields(bytes.toString('utf8'), DEFAULT_BUDGET.fields);
  if (!fields.ok) return fields;
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields.value)) {
    for (const one of [value].flat()) body.append(name, String(one));
  }
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', `${FORM_TYPE};charset=UTF-8`);
  return ok(new Request(url, { method, headers, body, signal }));
}
