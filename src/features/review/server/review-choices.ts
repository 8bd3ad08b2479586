import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ReviewChoice } from '../core/review-choice.ts';
import { reviewListQuery } from '../core/review-contract.ts';
import { listReviews } from './review-queries.ts';

const MOST = 100;

/** The newest published reviews of a company, those in the language of the page first. */
export async function reviewChoices(idEmp: number, lang: Locale): Promise<readonly ReviewChoice[]> {
  const query = { ...reviewListQuery.parse({}), vpp: MOST };
  const reviews = await listReviews(db, idEmp, query, lang);
  return reviews.map(({ idReview, ratingOverall, title, goodPoints, improvePoints }) => ({
    idReview,
    rating: ratingOverall,
    title,
    text: goodPoints || improvePoints,
  }));
}
