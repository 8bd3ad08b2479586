import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from '../media-jobs.ts';
import { deletePhotos } from './photo-queries.ts';

/** Takes the photo of a person off the resume; a job removes its files. Safe to do twice. */
export async function erasePhoto(idJsk: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const idMedia of await deletePhotos(tx, idJsk)) {
      await enqueue(tx, deleteMediaFilesJob, { idMedia });
    }
  });
}
