import { fail, ok, type Result } from '#shared/core/result.ts';
import { mediaTypeOf, readBytes } from './read-body.ts';
import { readParts } from './read-parts.ts';
import { fileOf } from './sent-file.ts';

/** Room for the boundaries and headers of a multipart body around the file itself. */
const ENVELOPE = 16 * 1024;
/** A form that sends a file may say a few things beside it. */
const MOST_PARTS = 20;

type UploadResult = Result<Uint8Array, 'payload_too_large' | 'bad_request'>;

/** The file of an upload: what a page's form was sent with, the whole body, or the field `file` of a form. */
export async function readUpload(request: Request, limit: number): Promise<UploadResult> {
  const sent = fileOf(request);
  if (sent) return within(sent, limit);
  if (mediaTypeOf(request) !== 'multipart/form-data') {
    const body = await readBytes(request, limit);
    return body === null ? fail('payload_too_large') : ok(body);
  }
  const form = await readParts(request, { bytes: limit + ENVELOPE, parts: MOST_PARTS });
  if (!form.ok) return form;
  const file = form.value.get('file');
  return file instanceof Blob ? within(file, limit) : fail('bad_request');
}

async function within(file: Blob, limit: number): Promise<UploadResult> {
  if (file.size > limit) return fail('payload_too_large');
  return ok(new Uint8Array(await file.arrayBuffer()));
}
