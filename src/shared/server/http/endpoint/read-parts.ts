import { fail, ok, type Result } from '#shared/core/result.ts';
import { isWithin, readBytes } from './read-body.ts';

interface Most {
  readonly bytes: number;
  readonly parts: number;
}

/** A multipart body, of which too many bytes or parts are not taken apart at all. */
export async function readParts(
  request: Request,
  most: Most,
): Promise<Result<FormData, 'payload_too_large' | 'bad_request'>> {
  const body = await readBytes(request, most.bytes);
  if (body === null) return fail('payload_too_large');
  const type = request.headers.get('content-type') ?? '';
  const boundary = /;\s*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary === undefined) return fail('bad_request');
  // One more piece stands before the first part, and one behind the last.
  if (!isWithin(body, `--${boundary}`, most.parts + 2)) return fail('payload_too_large');
  try {
    return ok(await new Response(body, { headers: { 'Content-Type': type } }).formData());
  } catch {
    return fail('bad_request');
  }
}
