import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { type Failure, fail, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { storage } from '#shared/server/storage/storage.ts';
import type { ImageError } from '../core/image-rules.ts';
import { libraryCap, maxCompanyBytes, quotaFields } from '../core/media-caps.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import { isVideoType, type VideoError } from '../core/video-rules.ts';
import { drawVariantsJob } from './media-jobs.ts';
import {
  countPictures,
  findSamePicture,
  insertPicture,
  lockCompanyMedia,
  type NewMedia,
  storedBytes,
} from './media-queries.ts';
import { storedBytesTotal } from './upload-metrics.ts';
import { setUploadMedia } from './uploads/upload-queries.ts';

export type AttachError =
  | ImageError
  | VideoError
  | 'libraryFull'
  | 'companyKilobytes'
  | 'storage_full'
  | 'unavailable';

export type AttachedUpload = Result<MediaPicture, AttachError>;

export type CompanyMedia = NewMedia & { readonly idEmp: number };

/**
 * Counts and inserts the file in one transaction with its drawing job and its upload, so that a
 * retry after any failure finds one picture, counted once. A rejected file is deleted; after an
 * exception it stays, because the transaction may have committed and a picture without file is
 * worse.
 */
export async function attachMedia(row: CompanyMedia, idUpload?: string): Promise<AttachedUpload> {
  const attached = await db.transaction(async (tx) => {
    const outcome = await attach(tx, row);
    if (outcome.ok && idUpload) {
      await setUploadMedia(tx, idUpload, outcome.value.idMedia);
    }
    return outcome;
  });
  const isStored = attached.ok && attached.value.idMedia === row.idMedia;
  if (isStored) storedBytesTotal.inc(row.bytes);
  else await (await storage()).delete(row.originalKey);
  return attached;
}

async function attach(tx: Db, row: CompanyMedia): Promise<AttachedUpload> {
  const { idEmp, kind } = row;
  const packageHrSay = await lockCompanyMedia(tx, idEmp);
  const same = await findSamePicture(tx, { idEmp, kind, sha256: row.sha256 });
  if (same) return ok(same);
  if (isVideoType(row.mimeType) && !PACKAGE_CAPS[packageHrSay].video) return fail('videoPackage');
  const cap = libraryCap(packageHrSay, kind);
  const count = await countPictures(tx, idEmp, kind);
  if (count >= cap) return libraryFull(cap, count);
  const used = await storedBytes(tx, idEmp);
  if (used + row.bytes > maxCompanyBytes(packageHrSay)) {
    return fail('companyKilobytes', { fields: quotaFields(packageHrSay, used, row.bytes) });
  }
  const picture = await insertPicture(tx, row);
  if (row.state !== 'ready') await enqueue(tx, drawVariantsJob, { idMedia: picture.idMedia });
  return ok(picture);
}

/** Fails an upload beyond `cap`; old files are not deleted, as only the company may decide that. */
export function libraryFull(cap: number, count: number): Failure<'libraryFull'> {
  return fail('libraryFull', { fields: { cap: [String(cap)], count: [String(count)] } });
}
