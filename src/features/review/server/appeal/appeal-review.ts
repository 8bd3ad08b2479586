import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { appealableUntil } from '../../core/appeal/appeal-rules.ts';
import { lockReview } from '../review-queries.ts';
import { findLastRejection, insertAppeal } from './appeal-queries.ts';

interface AppealRequest {
  readonly idReview: number;
  readonly idJsk: number;
  readonly text: string;
}

type AppealError = 'not_found' | 'not_rejected' | 'appeal_expired' | 'already_appealed';

/** Requests another decision on a rejected review; concurrent calls keep one appeal. */
export function appealReview(
  { idReview, idJsk, text }: AppealRequest,
  now: Date,
): Promise<Result<{ readonly idReview: number }, AppealError>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (review?.idJsk !== idJsk) return fail('not_found');
    const rejection = await findLastRejection(tx, idReview);
    if (review.status !== 'refused' || !rejection) return fail('not_rejected');
    const { idDecision, rejectedAt } = rejection;
    if (now > appealableUntil(rejectedAt)) return fail('appeal_expired');
    const isFirst = await insertAppeal(tx, { idReview, idDecision, text, createdAt: now });
    return isFirst ? ok({ idReview }) : fail('already_appealed');
  });
}
