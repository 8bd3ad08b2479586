import type { ListWindow } from '#shared/core/endpoint.ts';
import { pageWindow } from '#shared/core/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PublicReview, ReviewListQuery } from '../core/review-contract.ts';
import { countReviews, listReviews } from './review-queries.ts';

export interface ReviewPage {
  readonly reviews: readonly PublicReview[];
  readonly window: ListWindow;
  /** The filter matches too few reviews to be told apart from the others. */
  readonly isTooSmall: boolean;
}

export async function listCompanyReviews(
  idEmp: number,
  query: ReviewListQuery,
): Promise<ReviewPage> {
  const { all, group } = await countReviews(db, idEmp, query);
  const isFiltered =
    query.jobFieldsId > 0 || query.gradesId.length > 0 || query.jobTypesId.length > 0;
  const isTooSmall = isFiltered && group === 0;
  const window = { total: group, totalAll: all, ...pageWindow(group, query.pg, query.vpp) };
  const reviews = group === 0 ? [] : await listReviews(db, idEmp, query);
  return { reviews, window, isTooSmall };
}
