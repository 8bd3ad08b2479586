import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueueFileDeletion } from '../delete-picture.ts';
import { deletePhotos } from './photo-queries.ts';

/** Deletes the row, which removes the photo from the resume; a job deletes files. Idempotent. */
export function erasePhoto(idJsk: number): Promise<void> {
  return db.transaction((tx) => removePhotos(tx, idJsk));
}

export async function removePhotos(tx: Db, idJsk: number): Promise<void> {
  await enqueueFileDeletion(tx, await deletePhotos(tx, idJsk));
}
