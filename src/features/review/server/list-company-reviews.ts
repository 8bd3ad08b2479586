import type { ListWindow } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import { isFiltered, type PublicReview, type ReviewListQuery } from '../core/review-contract.ts';
import { countReviews, listReviews } from './review-queries.ts';

export interface ReviewPage {
  readonly reviews: readonly PublicReview[];
  readonly window: ListWindow;
  /** The filter matches too few reviews to be told apart from the others. */
  readonly isTooSmall: boolean;
  /** In which languages the company is reviewed. */
  readonly langs: readonly Locale[];
}

export async function listCompanyReviews(
  idEmp: number,
  query: ReviewListQuery,
  reader?: Locale,
): Promise<ReviewPage> {
  const { all, group, langs } = await countReviews(db, idEmp, query);
  const isTooSmall = isFiltered(query) && group === 0;
  const window = { total: group, totalAll: all, ...pageWindow(group, query.pg, query.vpp) };
  const reviews = group === 0 ? [] : await listReviews(db, idEmp, query, reader);
  return { reviews, window, isTooSmall, langs };
}
