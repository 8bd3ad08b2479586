import { randomUUID } from 'node:crypto';
import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import { fail, ok, type Refused, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { IMAGE_BYTES } from '../../core/image-rules.ts';
import { companyBytes, libraryCap, roomFound } from '../../core/media-caps.ts';
import type { AnnouncedUpload } from '../../core/upload-contract.ts';
import { mayBeVideo, VIDEO_BYTES } from '../../core/video-rules.ts';
import { libraryFull, type UploadRefusal } from '../attach-media.ts';
import { bytesKept, countPictures, lockCompany } from '../media-queries.ts';
import { isStorageNearlyFull } from '../storage-room.ts';
import { arrivedBytes, removeUploadFiles } from './upload-files.ts';
import { bytesUnderWay, deleteUploads, insertUpload, uploadsUnderWay } from './upload-queries.ts';

const FORSAKEN_AFTER_MS = 60 * 60_000;

type Sender = Pick<EmployerSession, 'idEmp' | 'idUser'>;

/** Why nothing that a company of this package deletes, and no other day, would let such a file in. */
export function neverAdmitted(
  packageHrSay: PackageHrSay,
  { kind, bytes }: AnnouncedUpload,
): Refused<UploadRefusal> | null {
  const cap = libraryCap(packageHrSay, kind);
  if (cap === 0) return libraryFull(cap, 0);
  if (bytes > IMAGE_BYTES && !mayBeVideo(kind)) return fail('imageTooLarge');
  if (bytes > IMAGE_BYTES && !PACKAGE_CAPS[packageHrSay].video) return fail('videoPackage');
  if (bytes > VIDEO_BYTES) return fail('videoTooLarge');
  if (bytes > companyBytes(packageHrSay))
    return fail('companyBytes', { fields: roomFound(packageHrSay, 0, bytes) });
  return null;
}

/** Says no before the first byte to what could only be refused after the last one. */
export async function admitUpload(
  sender: Sender,
  { kind, bytes }: AnnouncedUpload,
): Promise<Result<{ readonly idUpload: string }, UploadRefusal>> {
  const { idEmp, idUser } = sender;
  if (await isStorageNearlyFull()) return fail('storage_full');
  const idUpload = randomUUID();
  const forsaken = await forsakenUploads(idEmp);
  const given = await db.transaction(async (tx) => {
    const packageHrSay = await lockCompany(tx, idEmp);
    // Perhaps another one by now than that of the session.
    const never = neverAdmitted(packageHrSay, { kind, bytes });
    if (never) return never;
    const cap = libraryCap(packageHrSay, kind);
    const count = await countPictures(tx, idEmp, kind);
    if (count >= cap) return libraryFull(cap, count);
    const room = companyBytes(packageHrSay) - bytes;
    const isCleared = (await bytesTaken(tx, idEmp)) > room;
    if (isCleared) await deleteUploads(tx, forsaken);
    const used = isCleared ? await bytesTaken(tx, idEmp) : 0;
    if (used > room) return fail('companyBytes', { fields: roomFound(packageHrSay, used, bytes) });
    await insertUpload(tx, { idUpload, idEmp, idUser, kind, bytes });
    return ok({ isCleared });
  });
  if (!given.ok) return given;
  if (given.value.isCleared) await Promise.all(forsaken.map(removeUploadFiles));
  return ok({ idUpload });
}

async function bytesTaken(tx: Db, idEmp: number): Promise<number> {
  return (await bytesKept(tx, idEmp)) + (await bytesUnderWay(tx, idEmp));
}

/** Nothing has come of them for an hour: they give way where the room is needed. */
async function forsakenUploads(idEmp: number): Promise<string[]> {
  const before = new Date(Date.now() - FORSAKEN_AFTER_MS);
  const forsaken: string[] = [];
  for (const { idUpload, createdAt } of await uploadsUnderWay(db, idEmp)) {
    const arrived = await arrivedBytes(idUpload);
    if ((arrived?.at ?? createdAt) < before) forsaken.push(idUpload);
  }
  return forsaken;
}
