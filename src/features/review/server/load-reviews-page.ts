import { db } from '#shared/server/db/pool.ts';
import type { ReviewListQuery, ReviewSummary } from '../core/review-contract.ts';
import { shownSummary } from '../core/shown-summary.ts';
import { mayShowGroup } from '../core/small-groups.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { findSummary, jobFieldGroups } from './review-queries.ts';

const NO_REVIEWS: ReviewSummary = {
  reviewCount: 0,
  score: null,
  scoreLow: null,
  scoreHigh: null,
  life: null,
  work: null,
  money: null,
  social: null,
  recognition: null,
  distribution: null,
};

/** What the reviews tab shows, in four queries. */
export async function loadReviewsPage(idEmp: number, query: ReviewListQuery) {
  const [found, groups, list] = await Promise.all([
    findSummary(db, idEmp),
    jobFieldGroups(db, idEmp),
    listCompanyReviews(idEmp, query),
  ]);
  const summary = found ? shownSummary(found) : NO_REVIEWS;
  const all = list.window.totalAll;
  const jobFields = groups.filter(({ total }) => mayShowGroup(total, all));
  return { ...list, summary, jobFields };
}
