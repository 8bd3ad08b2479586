import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from './media-jobs.ts';
import { deleteUnusedMedia } from './media-queries.ts';

/** Rejects with `conflict` while a draft or the public page shows the picture. */
export function deletePicture(
  idEmp: number,
  idMedia: string,
): Promise<Result<{ idMedia: string }, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const outcome = await deleteUnusedMedia(tx, idEmp, idMedia);
    if (outcome === 'absent') return fail('not_found');
    if (outcome === 'shown') return fail('conflict');
    await enqueue(tx, deleteMediaFilesJob, { idMedia });
    return ok({ idMedia });
  });
}
