import type { Locale } from '#shared/core/locale.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import type { ReviewListQuery, ReviewSummary } from '../core/review-contract.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { findSummary } from './review-queries.ts';

const NO_REVIEWS: ReviewSummary = {
  reviewCount: 0,
  score: null,
  scoreLow: null,
  scoreHigh: null,
  aspects: {},
  recognition: null,
  distribution: null,
};

/** The data of the reviews tab, in three queries; reviews in the reader's language come first. */
export async function loadReviewsPage(idEmp: number, query: ReviewListQuery, reader?: Locale) {
  const [found, list] = await Promise.all([
    findSummary(reads, idEmp),
    listCompanyReviews(idEmp, query, reader),
  ]);
  return { ...list, summary: found ?? NO_REVIEWS };
}
