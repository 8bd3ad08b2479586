import { randomUUID } from 'node:crypto';
import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { type Failure, fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { MAX_IMAGE_BYTES } from '../../core/image-rules.ts';
import { libraryCap, maxCompanyBytes, quotaFields } from '../../core/media-caps.ts';
import type { AnnouncedUpload } from '../../core/upload-contract.ts';
import { MAX_VIDEO_BYTES, mayBeVideo } from '../../core/video-rules.ts';
import { type AttachError, libraryFull } from '../attach-media.ts';
import { countPictures, lockCompanyMedia, storedBytes } from '../media-queries.ts';
import { isStorageNearlyFull } from '../storage-room.ts';
import { arrivedBytes, removeUploadFiles } from './upload-files.ts';
import {
  deleteUploads,
  insertUpload,
  listUnfinishedUploads,
  unfinishedUploadBytes,
} from './upload-queries.ts';

const ABANDONED_AFTER_MS = 60 * 60_000;

type Sender = Pick<EmployerSession, 'idEmp' | 'idUser'>;

/** Returns an error of file or package that neither deleting files nor waiting can resolve. */
export function permanentError(
  packageHrSay: PackageHrSay,
  { kind, bytes }: AnnouncedUpload,
): Failure<AttachError> | null {
  const cap = libraryCap(packageHrSay, kind);
  if (cap === 0) return libraryFull(cap, 0);
  if (bytes > MAX_IMAGE_BYTES && !mayBeVideo(kind)) return fail('imageTooLarge');
  if (bytes > MAX_IMAGE_BYTES && !PACKAGE_CAPS[packageHrSay].video) return fail('videoPackage');
  if (bytes > MAX_VIDEO_BYTES) return fail('videoTooLarge');
  if (bytes > maxCompanyBytes(packageHrSay))
    return fail('companyKilobytes', { fields: quotaFields(packageHrSay, 0, bytes) });
  return null;
}

/** Checks type, size, storage and limits before the first byte is sent, not after the last. */
export async function admitUpload(
  sender: Sender,
  { kind, bytes }: AnnouncedUpload,
): Promise<Result<{ readonly idUpload: string }, AttachError>> {
  const { idEmp, idUser } = sender;
  if (await isStorageNearlyFull()) return fail('storage_full');
  const idUpload = randomUUID();
  const abandoned = await findAbandonedUploads(idEmp);
  const admission = await db.transaction(async (tx) => {
    const packageHrSay = await lockCompanyMedia(tx, idEmp);
    // Checked with the locked company's package, which may be newer than the session's.
    const permanent = permanentError(packageHrSay, { kind, bytes });
    if (permanent) return permanent;
    const cap = libraryCap(packageHrSay, kind);
    const count = await countPictures(tx, idEmp, kind);
    if (count >= cap) return libraryFull(cap, count);
    const availableBytes = maxCompanyBytes(packageHrSay) - bytes;
    const needsCleanup = (await usedBytes(tx, idEmp)) > availableBytes;
    if (needsCleanup) await deleteUploads(tx, abandoned);
    const used = needsCleanup ? await usedBytes(tx, idEmp) : 0;
    if (used > availableBytes)
      return fail('companyKilobytes', { fields: quotaFields(packageHrSay, used, bytes) });
    await insertUpload(tx, { idUpload, idEmp, idUser, kind, bytes });
    return ok({ needsCleanup });
  });
  if (!admission.ok) return admission;
  if (admission.value.needsCleanup) await Promise.all(abandoned.map(removeUploadFiles));
  return ok({ idUpload });
}

async function usedBytes(tx: Db, idEmp: number): Promise<number> {
  return (await storedBytes(tx, idEmp)) + (await unfinishedUploadBytes(tx, idEmp));
}

/** Uploads without progress for an hour: they are deleted when their space is needed. */
async function findAbandonedUploads(idEmp: number): Promise<string[]> {
  const before = new Date(Date.now() - ABANDONED_AFTER_MS);
  const abandoned: string[] = [];
  for (const { idUpload, createdAt } of await listUnfinishedUploads(db, idEmp)) {
    const arrived = await arrivedBytes(idUpload);
    if ((arrived?.lastReceivedAt ?? createdAt) < before) abandoned.push(idUpload);
  }
  return abandoned;
}
