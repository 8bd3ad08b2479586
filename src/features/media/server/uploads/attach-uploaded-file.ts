import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { isStorageFull } from '#shared/server/storage/storage.ts';
import { IMAGE_BYTES, typeRefusal } from '../../core/image-rules.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import { isVideoType, placeRefusal } from '../../core/video-rules.ts';
import type { AttachedUpload } from '../attach-media.ts';
import { attachUpload } from '../attach-upload.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';
import { type UploadCode, uploadAnswer } from '../upload-answer.ts';
import { attachVideo } from '../video/attach-video.ts';
import { arrivedBytes, removeUploadFiles, uploadPlace } from './upload-files.ts';
import { UploadsAway } from './upload-place.ts';
import { deleteUploads, findAttached, findUpload, type StoredUpload } from './upload-queries.ts';

type Sender = Pick<EmployerSession, 'idEmp' | 'packageHrSay'>;
type Attached = Result<MediaPicture, UploadCode>;

const underWay = new Map<string, Promise<Attached>>();

/** Makes a picture or a video of what has arrived; two who ask at once get the one answer. */
export function attachUploadedFile(sender: Sender, idUpload: string): Promise<Attached> {
  const key = `${sender.idEmp}/${idUpload}`;
  const known = underWay.get(key);
  if (known) return known;
  const attaching = attachOnce(sender, idUpload)
    .catch(asRefusal)
    .finally(() => underWay.delete(key));
  underWay.set(key, attaching);
  return attaching;
}

/** The sender asks again later. */
function asRefusal(error: unknown): Attached {
  if (isStorageFull(error)) return fail('storage_full');
  if (error instanceof UploadsAway) return fail('unavailable');
  throw error;
}

async function attachOnce(sender: Sender, idUpload: string): Promise<Attached> {
  const upload = await findUpload(db, idUpload, sender.idEmp);
  if (upload === null) return fail('not_found');
  if (upload.idMedia !== null) {
    const picture = await findAttached(db, upload.idMedia);
    return picture ? ok(picture) : fail('not_found');
  }
  if ((await arrivedBytes(idUpload))?.bytes !== upload.bytes) return fail('conflict');
  const isGone = async () => (await arrivedBytes(idUpload)) === null;
  const attached = await attachByContent(sender, upload).catch(async (error) => {
    if (error instanceof PictureWorkBusy || (await isGone())) return fail('unavailable');
    throw error;
  });
  // Taken back while it was read: the file is not to blame.
  if (!attached.ok && (await isGone())) return fail('not_found');
  if (!attached.ok && mayComeAgain(attached.code)) return uploadAnswer(attached);
  if (!attached.ok) await deleteUploads(db, [idUpload]);
  // Only now: whoever asks after an accident finds either what it has become or all its bytes.
  await removeUploadFiles(idUpload);
  return uploadAnswer(attached);
}

/** The file is not to blame: the sender asks again later. */
function mayComeAgain(code: string): boolean {
  return code === 'unavailable' || code === 'storage_full';
}

async function attachByContent(sender: Sender, stored: StoredUpload): Promise<AttachedUpload> {
  const { idUpload } = stored;
  const place = await uploadPlace();
  // The request that brought the last piece may have been cut before it did this.
  await place.settle(idUpload);
  return place.withFile(idUpload, (path) => attachFile(sender, stored, path));
}

async function attachFile(
  { packageHrSay }: Sender,
  { idUpload, idEmp, idUser, kind, bytes }: StoredUpload,
  path: string,
): Promise<AttachedUpload> {
  const upload = { idEmp, idUser, kind, idUpload };
  const mimeType = (await fileTypeFromFile(path))?.mime ?? '';
  if (isVideoType(mimeType)) return attachVideo({ ...upload, packageHrSay, mimeType, bytes, path });
  if (mimeType.startsWith('video/')) return fail('videoType', { fields: { type: [mimeType] } });
  const refusal = typeRefusal(kind, mimeType);
  if (refusal) {
    const { video } = PACKAGE_CAPS[packageHrSay];
    const fields = mimeType === '' ? {} : { type: [mimeType] };
    return fail(placeRefusal(refusal, kind, video), { fields });
  }
  if (bytes > IMAGE_BYTES) return fail('imageTooLarge');
  return attachUpload({ ...upload, bytes: await readFile(path) });
}
