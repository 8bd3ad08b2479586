import { type BodyBudget, isJsonWithin } from '#shared/core/body/body-budget.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { bytesWithin } from '../bytes-within.ts';
import { cleanText, cleanTexts } from './clean-text.ts';
import { mediaTypeOf } from './media-type.ts';

type Values = Record<string, unknown>;
type BodyCode = 'bad_request' | 'payload_too_large' | 'unsupported_media_type';

/** Parses a form-encoded or JSON body; a repeated field becomes a list. */
export async function readBody(
  request: Request,
  budget: BodyBudget,
): Promise<Result<Values, BodyCode>> {
  const bytes = await readBytes(request, budget.bytes);
  if (bytes === null) return fail('payload_too_large');
  const text = bytes.toString('utf8');
  if (text === '') return ok({});
  const { type } = mediaTypeOf(request);
  if (type === 'application/x-www-form-urlencoded') return readFields(text, budget.fields);
  return type === 'application/json' ? readJson(text, budget) : fail('unsupported_media_type');
}

/** In JSON the characters that `cleanTexts` removes can only occur as escapes. */
const UNCLEAN_ESCAPE = /\\u(?:0000|d[89a-f])/i;

function readJson(text: string, budget: BodyBudget): Result<Values, BodyCode> {
  if (!isJsonWithin(text, budget)) return fail('payload_too_large');
  try {
    const parsed: unknown = JSON.parse(text);
    const value = UNCLEAN_ESCAPE.test(text) ? cleanTexts(parsed) : parsed;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? ok({ ...value }) : fail('bad_request');
  } catch {
    return fail('bad_request');
  }
}

/** Parses a form or query string; one with too many fields is not parsed at all. */
export function readFields(text: string, maxFields: number): Result<Values, 'payload_too_large'> {
  if (text.split('&', maxFields + 1).length > maxFields) return fail('payload_too_large');
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const key = cleanText(name);
    const previous = values.get(key);
    if (Array.isArray(previous)) previous.push(cleanText(value));
    else values.set(key, previous === undefined ? cleanText(value) : [previous, cleanText(value)]);
  }
  return ok(Object.fromEntries(values));
}

/** Returns null for a body longer than the limit, regardless of its Content-Length. */
export async function readBytes(request: Request, maxBytes: number) {
  return isLongerThan(request, maxBytes) ? null : bytesWithin(request, maxBytes);
}

/** Checks the declared length only, before the body is read. */
export function isLongerThan({ headers }: Request, maxBytes: number): boolean {
  return Number(headers.get('content-length') ?? 0) > maxBytes;
}
