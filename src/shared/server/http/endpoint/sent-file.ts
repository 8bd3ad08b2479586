import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '#shared/core/result.ts';
import {
  FORM_WITH_FILE,
  parseReceivedForm,
  type ReceiveCode,
  type ReceivedBody,
  withReceived,
} from './receive-body.ts';

/** Allowance for boundaries and headers of a multipart body around the file. */
const ENVELOPE_BYTES = 16 * 1024;
/** A form with a file may have a few more fields. */
const MAX_PARTS = 20;

type Sent = Blob | Result<ReceivedBody, ReceiveCode>;

const files = new WeakMap<Request, Sent>();

export function fileOf(request: Request): Blob | null {
  const sent = files.get(request);
  return sent instanceof Blob ? sent : null;
}

export function withFile(request: Request, file: Blob): Request {
  files.set(request, file);
  return request;
}

/** Runs `work` once the request's file has arrived; a page's form already holds its file. */
export function onceReceived<Done>(
  request: Request,
  { bytes, person }: { readonly bytes: number; readonly person: string },
  work: () => Promise<Done>,
): Promise<Done> {
  if (fileOf(request)) return work();
  const options = { bytes: bytes + ENVELOPE_BYTES, parts: MAX_PARTS, person };
  return withReceived(request, options, (body) => {
    files.set(request, body);
    return work();
  });
}

/** Reads an upload: the file of a page's form, the whole body, or the field `file` of a form. */
export async function readUpload(request: Request, maxBytes: number) {
  const sent = files.get(request);
  if (sent === undefined) throw new Error('the endpoint accepts no file');
  if (sent instanceof Blob) return readWithin(sent, maxBytes);
  if (!sent.ok) return sent;
  if (sent.value.type.type !== FORM_WITH_FILE) {
    const body = await readFile(sent.value.path);
    return body.byteLength > maxBytes ? fail('payload_too_large') : ok(body);
  }
  const form = await parseReceivedForm(sent.value);
  if (!form.ok) return form;
  const file = form.value.get('file');
  return file instanceof Blob ? readWithin(file, maxBytes) : fail('bad_request');
}

async function readWithin(file: Blob, maxBytes: number) {
  if (file.size > maxBytes) return fail('payload_too_large');
  return ok(new Uint8Array(await file.arrayBuffer()));
}
