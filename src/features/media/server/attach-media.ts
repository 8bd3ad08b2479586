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
  lockCompany,
  type NewMedia,
  storedBytes,
} from './media-queries.ts';
import { storedBytesTotal } from './upload-metrics.ts';
import { setUploadMedia } from './uploads/upload-queries.ts';

export type AttachError =
  | ImageError
  | VideoError
  | 'libraryFull'
  | 'companyBytes'
  | 'storage_full'
  | 'unavailable';

export type AttachedUpload = Result<MediaPicture, AttachError>;

/** A company's picture that is still to be drawn, or its video, which is served as it came. */
export type CompanyMedia = NewMedia & { readonly idEmp: number };

/**
 * Counted and written in one transaction together with the job that draws it, and with what its upload
 * has become: asked again after whatever accident, there is one picture, counted once. The original goes
 * when the answer is no. When there is no answer, it stays: the transaction may have been written, and a
 * picture without its file would be worse than a file without its picture.
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
  const packageHrSay = await lockCompany(tx, idEmp);
  const same = await findSamePicture(tx, { idEmp, kind, sha256: row.sha256 });
  if (same) return ok(same);
  if (isVideoType(row.mimeType) && !PACKAGE_CAPS[packageHrSay].video) return fail('videoPackage');
  const cap = libraryCap(packageHrSay, kind);
  const count = await countPictures(tx, idEmp, kind);
  if (count >= cap) return libraryFull(cap, count);
  const used = await storedBytes(tx, idEmp);
  if (used + row.bytes > maxCompanyBytes(packageHrSay)) {
    return fail('companyBytes', { fields: quotaFields(packageHrSay, used, row.bytes) });
  }
  const picture = await insertPicture(tx, row);
  if (row.state !== 'ready') await enqueue(tx, drawVariantsJob, { idMedia: picture.idMedia });
  return ok(picture);
}

/** Nothing gives way by itself: which file is not needed any more, its company knows. */
export function libraryFull(cap: number, count: number): Failure<'libraryFull'> {
  return fail('libraryFull', { fields: { cap: [String(cap)], count: [String(count)] } });
}
