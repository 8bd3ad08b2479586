import { fail, ok, type Result } from '#shared/core/result.ts';
import { isWithin, mediaTypeOf, readBytes } from '#shared/server/http/endpoint/read-body.ts';

/** Room for the boundaries and headers of a multipart body around the file itself. */
const ENVELOPE = 16 * 1024;
/** A form that sends a file may say a few things beside it. */
const MOST_PARTS = 20;

/** The file of an upload: the whole body, or the field `file` of a form. */
export async function readUpload(
  request: Request,
  limit: number,
): Promise<Result<Uint8Array, 'payload_too_large' | 'bad_request'>> {
  const isForm = mediaTypeOf(request) === 'multipart/form-data';
  const body = await readBytes(request, isForm ? limit + ENVELOPE : limit);
  if (body === null) return fail('payload_too_large');
  if (!isForm) return ok(body);
  const type = request.headers.get('content-type') ?? '';
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return fail('bad_request');
  // One more piece stands before the first part, and one behind the last.
  if (!isWithin(body, `--${boundary}`, MOST_PARTS + 2)) return fail('payload_too_large');
  const file = await fileOf(body, type);
  if (file === null) return fail('bad_request');
  return file.byteLength > limit ? fail('payload_too_large') : ok(file);
}

async function fileOf(body: Buffer<ArrayBuffer>, type: string): Promise<Uint8Array | null> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const file = form.get('file');
    return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
