import { open, readFile, rm } from 'node:fs/promises';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { FairQueue } from '#shared/server/fair-queue.ts';
import { isScratchNearlyFull, scratchFile } from '#shared/server/storage/scratch-file.ts';
import { isStorageFull } from '#shared/server/storage/storage.ts';
import { type MediaType, mediaTypeOf } from './media-type.ts';
import { PartCounter } from './part-counter.ts';
import { isLongerThan } from './read-body.ts';

export type ReceiveCode =
  | 'bad_request'
  | 'payload_too_large'
  | 'storage_full'
  | 'too_many_requests';

export interface ReceivedBody {
  readonly path: string;
  readonly bytes: number;
  readonly type: MediaType;
}

export interface ReceiveOptions {
  readonly bytes: number;
  /** Maximum number of parts of the form. */
  readonly parts: number;
  /** Rate limit key of the sender: one body arrives at a time, further ones wait briefly. */
  readonly person: string;
}

/** Slow senders block only themselves: one body per sender arrives at a time. */
const bodyQueue = new FairQueue({
  name: 'bodies',
  perKey: { maxConcurrent: 1, maxWaiting: 3 },
  retryAfterSeconds: 5,
});
const MAX_WAIT_MS = 10_000;

/** Receives a body with a file into a temporary file, deleted when `use` ends; holds no more. */
export async function withReceived<Done>(
  request: Request,
  options: ReceiveOptions,
  use: (body: Result<ReceivedBody, ReceiveCode>) => Promise<Done>,
): Promise<Done> {
  if (isLongerThan(request, options.bytes)) return use(fail('payload_too_large'));
  if (await isScratchNearlyFull()) return use(fail('storage_full'));
  const path = await scratchFile();
  try {
    const { person: key } = options;
    const receiving = () => receive(request, path, options);
    const admission = await bodyQueue.run(receiving, { key, timeoutMs: MAX_WAIT_MS });
    return await use(admission.ok ? admission.value : { ...admission, code: 'too_many_requests' });
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: Request, path: string, { bytes: maxBytes, parts }: ReceiveOptions) {
  const type = mediaTypeOf(request);
  const isForm = type.type === FORM_WITH_FILE;
  if (isForm && type.boundary === null) return fail('bad_request');
  const counter = isForm && type.boundary !== null ? new PartCounter(type.boundary) : null;
  try {
    await using file = await open(path, 'wx', 0o600);
    let bytes = 0;
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      counter?.add(chunk);
      if (bytes > maxBytes || (counter !== null && isTooMuch(counter, parts)))
        return fail('payload_too_large');
      await file.writeFile(chunk);
    }
    return ok({ path, bytes, type });
  } catch (error) {
    if (isStorageFull(error)) return fail('storage_full');
    throw error;
  }
}

/** Maximum size of a part's head, of which browsers write a few hundred bytes. */
const MAX_HEAD_BYTES = 8 * 1024;

/** Returns whether a form is beyond the limits; n parts have n + 1 delimiters. */
const isTooMuch = ({ delimiterCount, maxHeadBytes }: PartCounter, parts: number): boolean =>
  delimiterCount > parts + 1 || maxHeadBytes > MAX_HEAD_BYTES;

export const FORM_WITH_FILE = 'multipart/form-data';

export async function parseReceivedForm({
  path,
  type: { boundary },
}: ReceivedBody): Promise<Result<FormData, 'bad_request'>> {
  const headers = { 'Content-Type': `${FORM_WITH_FILE}; boundary="${boundary}"` };
  try {
    return ok(await new Response(await readFile(path), { headers }).formData());
  } catch {
    return fail('bad_request');
  }
}
