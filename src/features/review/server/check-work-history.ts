import { db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { workCheckOf } from '../core/work-check.ts';
import { findPendingCheck, settleWorkCheck } from './work-check-queries.ts';

/**
 * Repeats the check of a work history that was unavailable. The service is queried by person, so it
 * never learns the reviewed company. Throws so that the job runs again; the last attempt leaves the
 * review without a label.
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
