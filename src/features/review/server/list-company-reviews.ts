import type { ListWindow } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import type { PublicReview, ReviewListQuery } from '../core/review-contract.ts';
import type { ReviewChoices } from '../core/review-facets.ts';
import { countReviews } from './filter/review-filter-queries.ts';
import { listReviews } from './review-queries.ts';

export interface ReviewPage {
  readonly reviews: readonly PublicReview[];
  readonly window: ListWindow;
  readonly choices: ReviewChoices;
  readonly langs: readonly Locale[];
}

export async function listCompanyReviews(
  idEmp: number,
  query: ReviewListQuery,
  reader?: Locale,
): Promise<ReviewPage> {
  const [{ all, group, langs, choices }, reviews] = await Promise.all([
    countReviews(reads, idEmp, query),
    listReviews(reads, idEmp, query, reader),
  ]);
  const window = { total: group, totalAll: all, ...pageWindow(group, query.pg, query.vpp) };
  return { reviews, window, choices, langs };
}
