import { db } from '#shared/server/db/pool.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidate.ts';
import { deleteReviews, detachReviews, reviewsOfWriter } from './forget-writer-queries.ts';
import { recalculateCompanies } from './scores/recalculate-scores.ts';
import { retellFacts } from './tell-facts.ts';
import { markVotesChanged, removeVotesOf } from './useful/useful-queries.ts';

/**
 * A writer left. What visitors can read, or soon could, stays without anybody's name on it or goes,
 * as the person chose; what nobody has read goes anyway. Safe to do twice.
 */
export async function forgetWriter(idJsk: number, fate: 'keep' | 'remove'): Promise<void> {
  await db.transaction(async (tx) => {
    const written = await reviewsOfWriter(tx, idJsk);
    const stays = ({ status, publishAfter }: (typeof written)[number]) =>
      fate === 'keep' &&
      (status === 'published' || (status === 'waiting' && publishAfter !== null));
    const idOf = ({ idReview }: (typeof written)[number]) => idReview;
    const kept = written.filter(stays);
    const gone = written.filter((review) => !stays(review));
    await detachReviews(tx, kept.map(idOf));
    await deleteReviews(tx, gone.map(idOf));
    await markVotesChanged(tx, await removeVotesOf(tx, idJsk));
    const scored = gone.filter(({ status }) => status === 'published').map(({ idEmp }) => idEmp);
    const changed = [...new Set(scored)];
    if (changed.length > 0) await recalculateCompanies(tx, changed);
    for (const idEmp of changed) await retellFacts(tx, idEmp);
    const tags = changed.flatMap((idEmp) => [`company:${idEmp}`, `reviews:${idEmp}`]);
    if (tags.length > 0) await invalidateTags(tx, [...tags, 'lists']);
  });
}
