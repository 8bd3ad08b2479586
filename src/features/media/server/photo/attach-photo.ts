import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import type { AttachedUpload } from '../attach-media.ts';
import { storeImage } from '../attach-upload.ts';
import { insertPicture } from '../media-queries.ts';
import { removePhotos } from './delete-photo.ts';
import { lockJobSeeker, setPhoto } from './photo-queries.ts';

/** Replaces the one photo of a job seeker; a job removes the files of the old one. */
export async function attachPhoto(idJsk: number, bytes: Uint8Array): Promise<AttachedUpload> {
  const image = await storeImage(bytes, 'resumePhoto');
  if (!image.ok) return image;
  const attached = await db.transaction(async (tx): Promise<AttachedUpload> => {
    if (!(await lockJobSeeker(tx, idJsk))) return fail('unavailable');
    await removePhotos(tx, idJsk);
    const picture = await insertPicture(tx, { ...image.value, idJsk });
    await setPhoto(tx, idJsk, picture.idMedia);
    return ok(picture);
  });
  if (!attached.ok) await (await storage()).delete(image.value.originalKey);
  return attached;
}
