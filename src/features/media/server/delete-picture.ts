import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { forgetMediaJob } from './media-jobs.ts';
import { deleteUnshown } from './media-queries.ts';

/** A picture that a draft or the public page shows has to be taken off there first. */
export function deletePicture(
  idEmp: number,
  idMedia: string,
): Promise<Result<{ idMedia: string }, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const outcome = await deleteUnshown(tx, idEmp, idMedia);
    if (outcome === 'absent') return fail('not_found');
    if (outcome === 'shown') return fail('conflict');
    await enqueue(tx, forgetMediaJob, { idMedia });
    return ok({ idMedia });
  });
}
