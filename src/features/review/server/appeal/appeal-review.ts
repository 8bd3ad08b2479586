import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { appealableUntil } from '../../core/appeal/appeal-rules.ts';
import { lockReview } from '../review-queries.ts';
import { findLastRefusal, insertAppeal } from './appeal-queries.ts';

interface Order {
  readonly idReview: number;
  readonly idJsk: number;
  readonly words: string;
}

type Refusal = 'not_found' | 'not_refused' | 'appeal_over' | 'already_appealed';

/** Asks the team to judge a refused review once more; of several at once one is kept. */
export function appealReview(
  { idReview, idJsk, words }: Order,
  now: Date,
): Promise<Result<{ readonly idReview: number }, Refusal>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (review?.idJsk !== idJsk) return fail('not_found');
    const refusal = await findLastRefusal(tx, idReview);
    if (review.status !== 'refused' || !refusal) return fail('not_refused');
    const { idDecision, refusedAt } = refusal;
    if (now > appealableUntil(refusedAt)) return fail('appeal_over');
    const isFirst = await insertAppeal(tx, { idReview, idDecision, words, createdAt: now });
    return isFirst ? ok({ idReview }) : fail('already_appealed');
  });
}
