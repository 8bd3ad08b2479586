import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import type { ReviewForm } from '../core/review-contract.ts';
import { companyIsOpen, findWriter, insertReview } from './review-queries.ts';

/** One review a person, company and year; of many at once exactly one is kept. */
export async function submitReview(
  form: ReviewForm,
  writer: { idJsk: number; address: string },
  now: Date,
): Promise<Result<number, 'not_found' | 'unauthenticated' | 'already_reviewed'>> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await companyIsOpen(tx, form.idEmp))) return fail('not_found');
      const known = await findWriter(tx, writer.idJsk, form.idEmp);
      if (!known) return fail('unauthenticated');
      const year = bangkokYear(now);
      return ok(await insertReview(tx, form, { ...writer, isChecked: known.isChecked, year }));
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
