import { createHash, randomUUID } from 'node:crypto';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { IMAGE_EXTENSION } from '../../core/image-rules.ts';
import { originalKey } from '../../core/media-keys.ts';
import type { AttachedUpload } from '../attach-media.ts';
import { storeOriginal } from '../attach-upload.ts';
import { inspectImage } from '../inspect-image.ts';
import { deleteMediaFilesJob } from '../media-jobs.ts';
import { insertPicture } from '../media-queries.ts';
import { deletePhotos, lockJobSeeker, setPhoto } from './photo-queries.ts';

/** Replaces the one photo of a job seeker; a job removes the files of the old one. */
export async function attachPhoto(idJsk: number, bytes: Uint8Array): Promise<AttachedUpload> {
  const inspected = await inspectImage(bytes, 'resumePhoto');
  if (!inspected.ok) return inspected;
  const { width, height, mimeType, placeholder } = inspected.value;
  const idMedia = randomUUID();
  const key = originalKey(idMedia, IMAGE_EXTENSION[mimeType]);
  const storageError = await storeOriginal(key, bytes, mimeType);
  if (storageError !== null) return fail(storageError);
  const attached = await db.transaction(async (tx): Promise<AttachedUpload> => {
    if (!(await lockJobSeeker(tx, idJsk))) return fail('unavailable');
    for (const old of await deletePhotos(tx, idJsk)) {
      await enqueue(tx, deleteMediaFilesJob, { idMedia: old });
    }
    const picture = await insertPicture(tx, {
      idMedia,
      idJsk,
      kind: 'resumePhoto',
      mimeType,
      bytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      originalKey: key,
      width,
      height,
      placeholder,
    });
    await setPhoto(tx, idJsk, idMedia);
    return ok(picture);
  });
  if (!attached.ok) await (await storage()).delete(key);
  return attached;
}
