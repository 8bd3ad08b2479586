import { fail, ok, type Result } from '#shared/core/result.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ReviewAnswers } from '../../core/review-contract.ts';
import { dropAppeals } from '../appeal/appeal-queries.ts';
import { renewCompanies } from '../removal/remove-reviews.ts';
import { dropReports } from '../report/report-queries.ts';
import { lockReview } from '../review-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { rewriteReview } from './edit-queries.ts';

interface Edit {
  readonly idReview: number;
  readonly idJsk: number;
}

/**
 * Edits a review within its year. Visitors never read unmoderated text, so the review leaves pages
 * and score, and returns with reply and votes (decision 0072).
 */
export function editReview(
  { idReview, idJsk }: Edit,
  answers: ReviewAnswers,
  now: Date,
): Promise<Result<{ idReview: number; status: 'waiting' }, 'not_found' | 'year_ended'>> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const review = await lockReview(tx, idReview);
    if (review?.idJsk !== idJsk) return fail('not_found');
    if (review.reviewYear !== thaiYear(now)) return fail('year_ended');
    await rewriteReview(tx, idReview, { ...answers, submittedAt: now });
    await dropReports(tx, idReview);
    await dropAppeals(tx, [idReview]);
    if (review.status === 'published') await renewCompanies(tx, [review.idEmp]);
    return ok({ idReview, status: 'waiting' });
  });
}
