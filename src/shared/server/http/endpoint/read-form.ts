import { readFile } from 'node:fs/promises';
import { DEFAULT_BUDGET } from '#shared/core/body/body-budget.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { clientAddress } from './api-context.ts';
import { cleanText } from './clean-text.ts';
import { mediaTypeOf } from './media-type.ts';
import { isLongerThan, readBytes, readFields } from './read-body.ts';
import {
  parseReceivedForm,
  type ReceiveCode,
  type ReceivedBody,
  withReceived,
} from './receive-body.ts';
import { withFile } from './sent-file.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** An oversized form with a file is read up to this size, so that typed text is not lost. */
export const FILE_FORM = { bytes: 16 * 1024 * 1024, parts: DEFAULT_BUDGET.fields } as const;

/** A browser encodes a Thai letter in nine bytes; the budget counts decoded characters. */
const MAX_ENCODED_BYTES = 9 * DEFAULT_BUDGET.bytes;

/** An error page repeats up to four times the budget, so that it can be copied (decision 0202). */
const MAX_REPEATED_FACTOR = 4;
const MAX_REPEATED_CHARACTERS = MAX_REPEATED_FACTOR * DEFAULT_BUDGET.bytes;

type FormCode = ReceiveCode | 'unsupported_media_type';

export async function readForm(request: Request): Promise<Result<Request, FormCode>> {
  if (mediaTypeOf(request).type !== FORM_TYPE) return fail('unsupported_media_type');
  if (isLongerThan(request, MAX_ENCODED_BYTES)) return readLongForm(request);
  const bytes = await readBytes(request, MAX_ENCODED_BYTES);
  return bytes === null ? fail('payload_too_large') : formOf(request, bytes.toString('utf8'));
}

/** Long forms go to a file, one per address at a time, since hundreds would fill the memory. */
function readLongForm(request: Request): Promise<Result<Request, FormCode>> {
  const terms = {
    bytes: MAX_REPEATED_FACTOR * MAX_ENCODED_BYTES,
    parts: DEFAULT_BUDGET.fields,
    person: `address:${clientAddress(request.headers)}`,
  };
  return withReceived(request, terms, async (form) =>
    form.ok ? formOf(request, await readFile(form.value.path, 'utf8')) : form,
  );
}

function formOf(request: Request, text: string): Result<Request, FormCode> {
  const fields = readFields(text, DEFAULT_BUDGET.fields);
  if (!fields.ok) return fields;
  const body = new URLSearchParams();
  let characters = 0;
  for (const [name, value] of Object.entries(fields.value)) {
    for (const entry of [value].flat()) {
      characters += name.length + String(entry).length;
      body.append(name, String(entry));
    }
  }
  if (characters > DEFAULT_BUDGET.bytes) return tooLarge(request, body, characters);
  return ok(rewritten(request, body));
}

function tooLarge(request: Request, body: URLSearchParams, characters: number) {
  if (characters <= MAX_REPEATED_CHARACTERS) forms.set(request, body);
  return fail('payload_too_large');
}

/** Like `readForm` for a received form with a file, which only the named field may hold. */
export async function readFileForm(
  request: Request,
  received: Result<ReceivedBody, ReceiveCode>,
  field: string,
): Promise<Result<Request, ReceiveCode>> {
  const form = received.ok ? await parseReceivedForm(received.value) : received;
  if (!form.ok) return form;
  const body = new URLSearchParams();
  let characters = 0;
  for (const [name, value] of form.value) {
    if (typeof value !== 'string') continue;
    characters += name.length + value.length;
    body.append(cleanText(name), cleanText(value));
  }
  if (characters > DEFAULT_BUDGET.bytes) return tooLarge(request, body, characters);
  const file = form.value.get(field);
  const rewrittenRequest = rewritten(request, body);
  // A file field left empty is sent as a file without name and bytes.
  const isSelected = file instanceof File && (file.size > 0 || file.name !== '');
  return ok(isSelected ? withFile(rewrittenRequest, file) : rewrittenRequest);
}

const forms = new WeakMap<Request, URLSearchParams>();

/** Fields of a form sent to a page, for a response that shows them again. */
export function formFieldsOf(request: Request): URLSearchParams | undefined {
  return forms.get(request);
}

export function rewritten(request: Request, body: URLSearchParams): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', `${FORM_TYPE};charset=UTF-8`);
  const copy = new Request(url, { method, headers, body, signal });
  forms.set(copy, body);
  return copy;
}
