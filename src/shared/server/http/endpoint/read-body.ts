import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { cleanText, cleanTexts } from './clean-text.ts';

export const DEFAULT_BODY_LIMIT = 64 * 1024;

type BodyCode = 'bad_request' | 'payload_too_large' | 'unsupported_media_type';

/** Reads a form-encoded or JSON body into plain values; a field given twice becomes a list. */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Result<Record<string, unknown>, BodyCode>> {
  const bytes = await readBytes(request, limit);
  if (bytes === null) return fail('payload_too_large');
  const text = bytes.toString('utf8');
  if (text === '') return ok({});
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return ok(valuesOf(new URLSearchParams(text)));
  if (type !== 'application/json') return fail('unsupported_media_type');
  try {
    const value: unknown = cleanTexts(JSON.parse(text));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? ok({ ...value }) : fail('bad_request');
  } catch {
    return fail('bad_request');
  }
}

export function valuesOf(params: URLSearchParams): Record<string, unknown> {
  const values = new Map<string, string | string[]>();
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name).map(cleanText);
    values.set(cleanText(name), all.length === 1 ? (all[0] ?? '') : all);
  }
  return Object.fromEntries(values);
}

/** Null when the body is longer than the limit, whatever its Content-Length says. */
export async function readBytes(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
