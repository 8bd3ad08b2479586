import { db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { workCheckOf } from '../core/work-check.ts';
import { findPendingCheck, settleWorkCheck } from './work-check-queries.ts';

/**
 * Asks again for a review whose writer's work history could not be read. The service is asked for the
 * person alone, so it never learns which company was reviewed. Fails to be tried again; the last
 * attempt gives up and leaves the review without a label.
 */
export async function checkWorkHistory(idReview: number, isLastAttempt: boolean): Promise<void> {
  const review = await findPendingCheck(db, idReview);
  if (!review) return;
  const { idJsk, idEmp } = review;
  const found = idJsk === null ? 'none' : workCheckOf(await resumeService().read(idJsk), idEmp);
  if (found === 'pending' && !isLastAttempt) throw new Error('the resume service is unavailable');
  await db.transaction(async (tx) => {
    await settleWorkCheck(tx, idReview, found === 'checked' ? 'checked' : 'none');
    await invalidateTags(tx, [`reviews:${idEmp}`, `company:${idEmp}`]);
  });
}
