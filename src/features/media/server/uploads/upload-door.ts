import { ERRORS, Metadata, Server } from '@tus/server';
import * as z from 'zod/mini';
import { type Limit, PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { fail, ok, type Refused, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type ApiContext, clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import { errorAnswer } from '#shared/server/http/endpoint/error-answer.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { callerKey, sessionFor } from '#shared/server/http/endpoint/route-guard.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { CHUNK_LIMIT } from '../../core/media-limits.ts';
import { UPLOAD_REFUSALS } from '../../core/media-refusals.ts';
import {
  type AnnouncedUpload,
  announcedUpload,
  CHUNK_BYTES,
  UPLOADS_ADDRESS,
  UPLOADS_PATH,
} from '../../core/upload-contract.ts';
import { VIDEO_BYTES } from '../../core/video-rules.ts';
import { isStorageNearlyFull } from '../storage-room.ts';
import { limitConcurrentUploads, type UploadCode, uploadRefusal } from '../upload-answer.ts';
import { refuseBeginning } from '../video/refuse-beginning.ts';
import { admitUpload, neverAdmitted } from './admit-upload.ts';
import { arrivedBytes, removeUploadFiles, uploadPlace } from './upload-files.ts';
import { UploadLocks } from './upload-locks.ts';
import { type UploadPlace, UploadsAway } from './upload-place.ts';
import { deleteUploads, findUpload } from './upload-queries.ts';
import { giveBack, withinDay } from './within-day.ts';

type Answered = Result<Response, UploadCode>;

/** A length as the protocol writes it and the library reads it: digits alone. */
const LENGTH = /^\d{1,15}$/;

/** The names of new uploads, which nobody but us gives. */
const names = new WeakMap<Request, string>();

let current: { readonly place: UploadPlace; readonly server: Server } | null = null;

async function tus(): Promise<Server> {
  const place = await uploadPlace();
  if (current?.place !== place) current = { place, server: serverOf(place) };
  return current.server;
}

function serverOf(place: UploadPlace): Server {
  return new Server({
    path: UPLOADS_ADDRESS,
    datastore: place.datastore,
    relativeLocation: true,
    maxSize: VIDEO_BYTES,
    locker: new UploadLocks(),
    allowedOrigins: () => false,
    namingFunction: (request) => names.get(request) ?? Promise.reject(new Error('no name')),
    // Another request for the same upload has asked for its lock: this one may be asked again.
    onResponseError: (_, error) =>
      'body' in error && error.body === ERRORS.ABORTED.body
        ? { status_code: 423, body: error.body }
        : undefined,
    onUploadFinish: async (_, { id }) => {
      await place.settle(id);
      return {};
    },
  });
}

/**
 * Resumable uploads. What the library behind it leaves open is closed here: nobody reads a file, names
 * one, or touches that of another company, and a piece is small enough for everybody's patience.
 */
export function uploadDoor(api: Api): void {
  api.on('OPTIONS', [UPLOADS_PATH, `${UPLOADS_PATH}/:idUpload`], async (c) => {
    const offered = await writePiece(c.req.raw);
    return offered.ok ? closed(offered.value) : errorAnswer(c, offered, UPLOAD_REFUSALS);
  });
  api.post(UPLOADS_PATH, (c) => answer(c, CHUNK_LIMIT, begin));
  api.on(['PATCH', 'GET', 'DELETE'], `${UPLOADS_PATH}/:idUpload`, (c) =>
    // Hono asks for HEAD as GET; what a GET would answer is the file.
    c.req.raw.method === 'GET'
      ? errorAnswer(c, { code: 'method_not_allowed' })
      : answer(c, CHUNK_LIMIT, handleUpload),
  );
}

async function answer(
  c: ApiContext,
  limit: Limit,
  act: (c: ApiContext, session: EmployerSession) => Promise<Answered>,
): Promise<Response> {
  const admitted = await admit(c, limit);
  const answered = admitted.ok ? await act(c, admitted.value).catch(awayAsRefusal) : admitted;
  if (!answered.ok) return errorAnswer(c, answered, UPLOAD_REFUSALS);
  return closed(answered.value);
}

function awayAsRefusal(error: unknown): Refused<UploadCode> {
  if (error instanceof UploadsAway) return fail('unavailable');
  throw error;
}

/** Closes an answer to other sites, and to whoever keeps answers. */
function closed(response: Response): Response {
  const { headers } = response;
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('Cache-Control', 'no-store');
  return response;
}

async function admit(c: ApiContext, limit: Limit): Promise<Result<EmployerSession, UploadCode>> {
  const sessions = await c.get('sessions')();
  const found = sessionFor('employer', sessions);
  const address = addressKey(clientAddress(c.req.raw.headers));
  const retryAfter = found.ok
    ? await takePoint(limit, callerKey(found.value))
    : await takePoint(PUBLIC_LIMIT, address);
  if (retryAfter !== null) return fail('too_many_requests', { retryAfter });
  if (!found.ok) return found;
  return sessions.employer ? ok(sessions.employer) : fail('unauthenticated');
}

async function begin(c: ApiContext, session: EmployerSession): Promise<Answered> {
  const announced = announcedIn(c.req.raw);
  if (!announced.ok) return announced;
  const never = neverAdmitted(session.packageHrSay, announced.value);
  if (never) return uploadRefusal(never);
  return withinDay(session, announced.value.bytes, () => admitted(c, session, announced.value));
}

async function admitted(
  c: ApiContext,
  session: EmployerSession,
  announced: AnnouncedUpload,
): Promise<Answered> {
  const given = await admitUpload(session, announced);
  if (!given.ok) return uploadRefusal(given);
  const { idUpload } = given.value;
  names.set(c.req.raw, idUpload);
  let hasBegun = false;
  try {
    const begun = await writePiece(c.req.raw);
    hasBegun = begun.ok && begun.value.ok;
    return begun;
  } finally {
    // What never began takes no room.
    if (!hasBegun) await forget(idUpload);
  }
}

async function forget(idUpload: string): Promise<void> {
  await deleteUploads(db, [idUpload]);
  await removeUploadFiles(idUpload);
}

async function writePiece(request: Request): Promise<Answered> {
  const answered = await (await tus()).handleWeb(request);
  const isFull = answered.status === 500 && (await isStorageNearlyFull());
  return isFull ? fail('storage_full') : ok(answered);
}

function announcedIn({ headers }: Request) {
  if (headers.has('content-type')) return fail('bad_request');
  const { kind } = metadataIn(headers.get('upload-metadata') ?? '');
  const length = headers.get('upload-length') ?? '';
  const bytes = LENGTH.test(length) ? Number(length) : Number.NaN;
  if (bytes === 0) return uploadRefusal(fail('imageEmpty'));
  const announced = z.safeParse(announcedUpload, { kind, bytes });
  return announced.success ? ok(announced.data) : fail('bad_request');
}

function metadataIn(header: string): Readonly<Record<string, string | null>> {
  try {
    return Metadata.parse(header);
  } catch {
    return {};
  }
}

async function handleUpload(c: ApiContext, session: EmployerSession): Promise<Answered> {
  const idUpload = c.req.param('idUpload') ?? '';
  const known = z.safeParse(z.uuid(), idUpload).success;
  const found = known ? await findUpload(db, idUpload, session.idEmp) : null;
  if (found === null) return fail('not_found');
  const request = c.req.raw;
  const handle = async () => ok(await (await tus()).handleWeb(request));
  if (request.method === 'HEAD') return handle();
  if (request.method === 'DELETE') {
    const arrived = (await arrivedBytes(idUpload))?.bytes ?? found.bytes;
    const removed = await handle();
    const isTakenBack = removed.value.ok && (await deleteUploads(db, [idUpload])) > 0;
    if (isTakenBack) await giveBack(session, { announced: found.bytes, arrived });
    return removed;
  }
  const refused = await pieceRefusal(request);
  if (refused) return refused;
  return limitConcurrentUploads(`company:${session.idEmp}`, async () => {
    const answered = await writePiece(request);
    const isFirst = request.headers.get('upload-offset') === '0' && found.bytes > CHUNK_BYTES;
    if (!(isFirst && answered.ok && answered.value.ok)) return answered;
    const refusal = await (await uploadPlace()).withBeginning(idUpload, refuseBeginning);
    if (refusal === null) return answered;
    await forget(idUpload);
    return uploadRefusal(refusal);
  });
}

async function pieceRefusal({ headers }: Request): Promise<Refused<UploadCode> | null> {
  const bytes = Number(headers.get('content-length') ?? Number.NaN);
  // The library would answer as if it had compared the checksum.
  if (!Number.isSafeInteger(bytes) || headers.has('upload-checksum')) return fail('bad_request');
  if (bytes > CHUNK_BYTES) return fail('payload_too_large');
  return (await isStorageNearlyFull()) ? fail('storage_full') : null;
}
