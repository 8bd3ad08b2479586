import { ERRORS, Metadata, Server } from '@tus/server';
import * as z from 'zod/mini';
import { PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { type Failure, fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type ApiContext, clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { actorKey, sessionFor } from '#shared/server/http/endpoint/route-guard.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { UPLOAD_ERRORS } from '../../core/media-errors.ts';
import { CHUNK_LIMIT } from '../../core/media-limits.ts';
import {
  type AnnouncedUpload,
  announcedUpload,
  MAX_CHUNK_BYTES,
  UPLOADS_PATH,
  UPLOADS_URL_PATH,
} from '../../core/upload-contract.ts';
import { MAX_VIDEO_BYTES } from '../../core/video-rules.ts';
import { isStorageNearlyFull } from '../storage-room.ts';
import { limitConcurrentUploads, type UploadCode, uploadError } from '../upload-answer.ts';
import { checkBeginning } from '../video/refuse-beginning.ts';
import { admitUpload, permanentError } from './admit-upload.ts';
import { arrivedBytes, removeUploadFiles, uploadStore } from './upload-files.ts';
import { UploadLocks } from './upload-locks.ts';
import { type UploadStore, UploadsUnavailable } from './upload-place.ts';
import { deleteUploads, findUpload } from './upload-queries.ts';
import { refundDailyLimit, withinDailyLimit } from './within-day.ts';

type UploadResponse = Result<Response, UploadCode>;

/** Digits only, as tus requires; `Number` would also accept `1e9` and `0x10`. */
const LENGTH = /^\d{1,15}$/;

const newUploadIds = new WeakMap<Request, string>();

let current: { readonly store: UploadStore; readonly server: Server } | null = null;

async function tus(): Promise<Server> {
  const store = await uploadStore();
  if (current?.store !== store) current = { store, server: serverOf(store) };
  return current.server;
}

function serverOf(store: UploadStore): Server {
  return new Server({
    path: UPLOADS_URL_PATH,
    datastore: store.datastore,
    relativeLocation: true,
    maxSize: MAX_VIDEO_BYTES,
    locker: new UploadLocks(),
    allowedOrigins: () => false,
    namingFunction: (request) => newUploadIds.get(request) ?? Promise.reject(new Error('no name')),
    // The library aborts a request whose lock another request wants; the sender may retry it.
    onResponseError: (_, error) =>
      'body' in error && error.body === ERRORS.ABORTED.body
        ? { status_code: 423, body: error.body }
        : undefined,
    onUploadFinish: async (_, { id }) => {
      await store.settle(id);
      return {};
    },
  });
}

/**
 * Routes of resumable uploads. They add checks that the library lacks: files cannot be read, the
 * server creates the ids, uploads of other companies are not found, and chunks are limited.
 */
export function uploadRoutes(api: Api): void {
  api.on('OPTIONS', [UPLOADS_PATH, `${UPLOADS_PATH}/:idUpload`], async (c) => {
    const response = await writeChunk(c.req.raw);
    return response.ok ? withoutSharing(response.value) : errorAnswer(c, response, UPLOAD_ERRORS);
  });
  api.post(UPLOADS_PATH, (c) => respond(c, startUpload));
  api.on(['PATCH', 'GET', 'DELETE'], `${UPLOADS_PATH}/:idUpload`, (c) =>
    // Hono routes HEAD as GET; a GET would return the file.
    c.req.raw.method === 'GET'
      ? errorAnswer(c, { code: 'method_not_allowed' })
      : respond(c, handleUpload),
  );
}

async function respond(
  c: ApiContext,
  handle: (c: ApiContext, session: EmployerSession) => Promise<UploadResponse>,
): Promise<Response> {
  const admitted = await admit(c);
  const response = admitted.ok ? await handle(c, admitted.value).catch(toUnavailable) : admitted;
  if (!response.ok) return errorAnswer(c, response, UPLOAD_ERRORS);
  return withoutSharing(response.value);
}

function toUnavailable(error: unknown): Failure<UploadCode> {
  if (error instanceof UploadsUnavailable) return fail('unavailable');
  throw error;
}

/** Hides a response from other origins and from caches. */
function withoutSharing(response: Response): Response {
  const { headers } = response;
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('Cache-Control', 'no-store');
  return response;
}

async function admit(c: ApiContext): Promise<Result<EmployerSession, UploadCode>> {
  const sessions = await c.get('sessions')();
  const found = sessionFor('employer', sessions);
  const ipKey = addressKey(clientAddress(c.req.raw.headers));
  const retryAfter = found.ok
    ? await takePoint(CHUNK_LIMIT, actorKey(found.value))
    : await takePoint(PUBLIC_LIMIT, ipKey);
  if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
  if (!found.ok) return found;
  return sessions.employer ? ok(sessions.employer) : fail('unauthenticated');
}

async function startUpload(c: ApiContext, session: EmployerSession): Promise<UploadResponse> {
  const announced = readAnnouncement(c.req.raw);
  if (!announced.ok) return announced;
  const permanent = permanentError(session.packageHrSay, announced.value);
  if (permanent) return uploadError(permanent);
  return withinDailyLimit(session, announced.value.bytes, () =>
    createUpload(c, session, announced.value),
  );
}

async function createUpload(
  c: ApiContext,
  session: EmployerSession,
  announced: AnnouncedUpload,
): Promise<UploadResponse> {
  const admission = await admitUpload(session, announced);
  if (!admission.ok) return uploadError(admission);
  const { idUpload } = admission.value;
  newUploadIds.set(c.req.raw, idUpload);
  let hasStarted = false;
  try {
    const response = await writeChunk(c.req.raw);
    hasStarted = response.ok && response.value.ok;
    return response;
  } finally {
    if (!hasStarted) await discardUpload(idUpload);
  }
}

async function discardUpload(idUpload: string): Promise<void> {
  await deleteUploads(db, [idUpload]);
  await removeUploadFiles(idUpload);
}

async function writeChunk(request: Request): Promise<UploadResponse> {
  const response = await (await tus()).handleWeb(request);
  const isFull = response.status === 500 && (await isStorageNearlyFull());
  return isFull ? fail('storage_full') : ok(response);
}

function readAnnouncement({ headers }: Request) {
  if (headers.has('content-type')) return fail('bad_request');
  const { kind } = parseMetadata(headers.get('upload-metadata') ?? '');
  const length = headers.get('upload-length') ?? '';
  const bytes = LENGTH.test(length) ? Number(length) : Number.NaN;
  if (bytes === 0) return uploadError(fail('imageEmpty'));
  const announced = z.safeParse(announcedUpload, { kind, bytes });
  return announced.success ? ok(announced.data) : fail('bad_request');
}

function parseMetadata(header: string): Readonly<Record<string, string | null>> {
  try {
    return Metadata.parse(header);
  } catch {
    return {};
  }
}

async function handleUpload(c: ApiContext, session: EmployerSession): Promise<UploadResponse> {
  const idUpload = c.req.param('idUpload') ?? '';
  const isId = z.safeParse(z.uuid(), idUpload).success;
  const found = isId ? await findUpload(db, idUpload, session.idEmp) : null;
  if (found === null) return fail('not_found');
  const request = c.req.raw;
  const handle = async () => ok(await (await tus()).handleWeb(request));
  if (request.method === 'HEAD') return handle();
  if (request.method === 'DELETE') {
    const arrived = (await arrivedBytes(idUpload))?.bytes ?? found.bytes;
    const removed = await handle();
    const isCancelled = removed.value.ok && (await deleteUploads(db, [idUpload])) > 0;
    if (isCancelled) await refundDailyLimit(session, { announced: found.bytes, arrived });
    return removed;
  }
  const chunkFailure = await checkChunk(request);
  if (chunkFailure) return chunkFailure;
  return limitConcurrentUploads(`company:${session.idEmp}`, async () => {
    const response = await writeChunk(request);
    const isFirst = request.headers.get('upload-offset') === '0' && found.bytes > MAX_CHUNK_BYTES;
    if (!(isFirst && response.ok && response.value.ok)) return response;
    const beginningFailure = await (await uploadStore()).withBeginning(idUpload, checkBeginning);
    if (beginningFailure === null) return response;
    await discardUpload(idUpload);
    return uploadError(beginningFailure);
  });
}

async function checkChunk({ headers }: Request): Promise<Failure<UploadCode> | null> {
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  // Checksums are rejected, because the library would accept one without comparing it.
  if (!Number.isSafeInteger(bytes) || headers.has('upload-checksum')) return fail('bad_request');
  if (bytes > MAX_CHUNK_BYTES) return fail('payload_too_large');
  return (await isStorageNearlyFull()) ? fail('storage_full') : null;
}
