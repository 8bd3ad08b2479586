import { db } from '#shared/server/db/pool.ts';
import { dropAppeals } from '../appeal/appeal-queries.ts';
import { detachReports } from '../report/report-queries.ts';
import type { Review } from '../review-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { markVotesChanged, removeVotesOf } from '../useful/useful-queries.ts';
import { detachReviews, reviewsOfWriter } from './erase-writer-queries.ts';
import { removeReviews } from './remove-reviews.ts';

/**
 * Handles the deletion of a writer's account: published and approved reviews are anonymized or
 * deleted, as the writer chose; other reviews are deleted. Idempotent.
 */
export async function eraseWriter(idJsk: number, fate: 'keep' | 'remove'): Promise<void> {
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const written = await reviewsOfWriter(tx, idJsk);
    const stays = ({ status, publishAfter }: Review) =>
      fate === 'keep' &&
      (status === 'published' || (status === 'waiting' && publishAfter !== null));
    const remaining = written.filter(stays).map(({ idReview }) => idReview);
    const removed = written.filter((review) => !stays(review));
    await detachReviews(tx, remaining);
    await dropAppeals(tx, remaining);
    await markVotesChanged(tx, await removeVotesOf(tx, idJsk));
    await detachReports(tx, idJsk);
    await removeReviews(tx, removed);
  });
}
