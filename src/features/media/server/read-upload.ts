import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';

/** Room for the boundaries and headers of a multipart body around the file itself. */
const ENVELOPE = 16 * 1024;

/** The file of an upload: the whole body, or the field `file` of a form. */
export async function readUpload(
  request: Request,
  limit: number,
): Promise<Result<Uint8Array, 'payload_too_large' | 'bad_request'>> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  const body = await readBytes(request, isForm ? limit + ENVELOPE : limit);
  if (body === null) return fail('payload_too_large');
  if (!isForm) return ok(body);
  const file = await fileOf(body, type);
  if (file === null) return fail('bad_request');
  return file.byteLength > limit ? fail('payload_too_large') : ok(file);
}

/** Null as soon as there is more than the limit, whatever Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fileOf(body: Uint8Array, type: string): Promise<Uint8Array | null> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData();
    const file = form.get('file');
    return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
