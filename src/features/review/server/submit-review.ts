import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { ReviewForm } from '../core/review-contract.ts';
import { workCheckOf } from '../core/work-check.ts';
import { checkWorkJob } from './check-work-job.ts';
import { companyIsOpen, insertReview, writerExists } from './review-queries.ts';

const CHECK_AGAIN_MILLISECONDS = 30_000;

/**
 * One review per person, company and year; of many at once exactly one is kept. It is kept as well
 * while nobody can tell where the writer worked: that is asked again until there is an answer.
 */
export async function submitReview(
  form: ReviewForm,
  writer: { idJsk: number; address: string },
  now: Date,
): Promise<Result<number, 'not_found' | 'unauthenticated' | 'already_reviewed'>> {
  const workCheck = workCheckOf(await resumeService().read(writer.idJsk), form.idEmp);
  try {
    return await db.transaction(async (tx) => {
      if (!(await companyIsOpen(tx, form.idEmp))) return fail('not_found');
      if (!(await writerExists(tx, writer.idJsk))) return fail('unauthenticated');
      const year = bangkokYear(now);
      const idReview = await insertReview(tx, form, { ...writer, workCheck, year });
      if (workCheck === 'pending') {
        const startAfter = new Date(now.getTime() + CHECK_AGAIN_MILLISECONDS);
        await enqueue(tx, checkWorkJob, { idReview }, { startAfter });
      }
      return ok(idReview);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'reviews_once_a_year') return fail('already_reviewed');
    throw error;
  }
}

const YEAR = new Intl.DateTimeFormat('en-u-ca-gregory', {
  year: 'numeric',
  timeZone: 'Asia/Bangkok',
});

function bangkokYear(now: Date): number {
  return Number(YEAR.format(now));
}
