import { createHash, randomUUID } from 'node:crypto';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { log } from '#shared/server/log.ts';
import { isStorageFull, storage } from '#shared/server/storage/storage.ts';
import type { ImageRefusal } from '../core/image-rules.ts';
import { IMAGE_EXTENSION } from '../core/image-rules.ts';
import { companyBytes, libraryCap } from '../core/media-caps.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import { originalKey } from '../core/media-keys.ts';
import type { MediaKind } from '../core/media-kinds.ts';
import { inspectImage } from './inspect-image.ts';
import { drawVariantsJob } from './media-jobs.ts';
import type { NewMedia } from './media-queries.ts';
import {
  bytesKept,
  countPictures,
  findSamePicture,
  insertPicture,
  lockCompany,
} from './media-queries.ts';
import { removeOldestPicture } from './remove-oldest-picture.ts';

const DISK_RESERVE = 2 * 1024 ** 3;

export interface Upload {
  readonly idEmp: number;
  readonly idUser: number | null;
  readonly packageHrSay: PackageHrSay;
  readonly kind: MediaKind;
  readonly bytes: Uint8Array;
}

export type UploadRefusal =
  | ImageRefusal
  | 'cap_reached'
  | 'companyBytes'
  | 'storage_full'
  | 'unavailable';

export type AttachedUpload = Result<MediaPicture, UploadRefusal>;

/**
 * The one way an upload becomes a picture of its company, whatever brought the bytes here: checked,
 * kept, and then counted and written in one transaction together with the job that draws it.
 */
export async function attachUpload(upload: Upload): Promise<AttachedUpload> {
  const inspected = await inspectImage(upload.bytes, upload.kind);
  if (!inspected.ok) return inspected;
  const { width, height, mimeType, placeholder } = inspected.value;
  const idMedia = randomUUID();
  const row: NewMedia = {
    idMedia,
    idEmp: upload.idEmp,
    idUser: upload.idUser,
    kind: upload.kind,
    mimeType,
    bytes: upload.bytes.byteLength,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    originalKey: originalKey(idMedia, IMAGE_EXTENSION[mimeType]),
    width,
    height,
    placeholder,
  };
  const refusal = await keepOriginal(row.originalKey, upload.bytes, mimeType);
  if (refusal !== null) return fail(refusal);
  return attachOrForget(row, upload);
}

/** A store that is full, or away for the moment, costs the sender an answer and us no picture. */
export async function keepOriginal(
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<'storage_full' | 'unavailable' | null> {
  try {
    const files = await storage();
    const free = await files.freeBytes();
    if (free !== null && free < DISK_RESERVE) return 'storage_full';
    await files.put(key, bytes, { contentType });
    return null;
  } catch (error) {
    if (isStorageFull(error)) return 'storage_full';
    log.error({ err: error }, 'an upload could not be stored');
    return 'unavailable';
  }
}

/**
 * The original goes when the answer is no. When there is no answer, it stays: the transaction may
 * have been written, and a picture without its file would be worse than a file without its picture.
 */
async function attachOrForget(row: NewMedia, upload: Upload): Promise<AttachedUpload> {
  const attached = await db.transaction((tx) => attach(tx, row, upload));
  const isKept = attached.ok && attached.value.idMedia === row.idMedia;
  if (!isKept) await (await storage()).delete(row.originalKey);
  return attached;
}

async function attach(tx: Db, row: NewMedia, upload: Upload): Promise<AttachedUpload> {
  const { idEmp, kind, packageHrSay } = upload;
  await lockCompany(tx, idEmp);
  const same = await findSamePicture(tx, { idEmp, kind, sha256: row.sha256 });
  if (same) return ok(same);
  const cap = libraryCap(packageHrSay, kind);
  const isFull = (await countPictures(tx, idEmp, kind)) >= cap;
  if (isFull && !(cap > 0 && (await removeOldestPicture(tx, idEmp, kind)))) {
    return fail('cap_reached');
  }
  if ((await bytesKept(tx, idEmp)) + row.bytes > companyBytes(packageHrSay)) {
    return fail('companyBytes');
  }
  const picture = await insertPicture(tx, row);
  await enqueue(tx, drawVariantsJob, { idMedia: picture.idMedia });
  return ok(picture);
}
