import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { isStorageFull } from '#shared/server/storage/storage.ts';
import { imageTypeError, MAX_IMAGE_BYTES } from '../../core/image-rules.ts';
import type { MediaPicture } from '../../core/media-contract.ts';
import { isVideoType, mentionVideo } from '../../core/video-rules.ts';
import type { AttachedUpload } from '../attach-media.ts';
import { attachUpload } from '../attach-upload.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';
import { type UploadCode, uploadResponse } from '../upload-answer.ts';
import { attachVideo } from '../video/attach-video.ts';
import { arrivedBytes, removeUploadFiles, uploadStore } from './upload-files.ts';
import { UploadsUnavailable } from './upload-place.ts';
import { deleteUploads, findAttached, findUpload, type StoredUpload } from './upload-queries.ts';

type Sender = Pick<EmployerSession, 'idEmp' | 'packageHrSay'>;
type Attached = Result<MediaPicture, UploadCode>;

const pendingAttachments = new Map<string, Promise<Attached>>();

/** Makes a picture or video of a finished upload; concurrent calls share one result. */
export function attachUploadedFile(sender: Sender, idUpload: string): Promise<Attached> {
  const key = `${sender.idEmp}/${idUpload}`;
  const pending = pendingAttachments.get(key);
  if (pending) return pending;
  const attaching = attachOnce(sender, idUpload)
    .catch(toTemporaryError)
    .finally(() => pendingAttachments.delete(key));
  pendingAttachments.set(key, attaching);
  return attaching;
}

function toTemporaryError(error: unknown): Attached {
  if (isStorageFull(error)) return fail('storage_full');
  if (error instanceof UploadsUnavailable) return fail('unavailable');
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
  // The upload was cancelled while its file was read, so an error in the file says nothing.
  if (!attached.ok && (await isGone())) return fail('not_found');
  if (!attached.ok && isTemporary(attached.code)) return uploadResponse(attached);
  if (!attached.ok) await deleteUploads(db, [idUpload]);
  // Bytes are removed after the row is final, so that a retry finds either the result or the bytes.
  await removeUploadFiles(idUpload);
  return uploadResponse(attached);
}

function isTemporary(code: string): boolean {
  return code === 'unavailable' || code === 'storage_full';
}

async function attachByContent(sender: Sender, stored: StoredUpload): Promise<AttachedUpload> {
  const { idUpload } = stored;
  const store = await uploadStore();
  // The request with the last chunk may have been interrupted before it settled the upload.
  await store.settle(idUpload);
  return store.withFile(idUpload, (path) => attachFile(sender, stored, path));
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
  const typeError = imageTypeError(kind, mimeType);
  if (typeError) {
    const { video } = PACKAGE_CAPS[packageHrSay];
    const fields = mimeType === '' ? {} : { type: [mimeType] };
    return fail(mentionVideo(typeError, kind, video), { fields });
  }
  if (bytes > MAX_IMAGE_BYTES) return fail('imageTooLarge');
  return attachUpload({ ...upload, bytes: await readFile(path) });
}
