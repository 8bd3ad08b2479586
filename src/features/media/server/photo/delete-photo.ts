import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from '../media-jobs.ts';
import { deletePhotos } from './photo-queries.ts';

/** Removes the photo from the resume; a job deletes its files. Idempotent. */
export async function erasePhoto(idJsk: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const idMedia of await deletePhotos(tx, idJsk)) {
      await enqueue(tx, deleteMediaFilesJob, { idMedia });
    }
  });
}
