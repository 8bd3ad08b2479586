import type { ListWindow } from '#shared/core/endpoint.ts';
import { pageWindow } from '#shared/core/pagination.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PublicReview, ReviewListQuery } from '../core/review-contract.ts';
import { mayShowGroup } from '../core/small-groups.ts';
import { countReviews, listReviews } from './review-queries.ts';

export interface ReviewPage {
  readonly reviews: readonly PublicReview[];
  readonly window: ListWindow;
  /** The filter matches too few reviews, or leaves too few out, to be shown. */
  readonly isTooSmall: boolean;
}

export async function listCompanyReviews(
  idEmp: number,
  query: ReviewListQuery,
): Promise<ReviewPage> {
  const { all, group } = await countReviews(db, idEmp, query);
  const isFiltered =
    query.jobFieldsId > 0 || query.gradesId.length > 0 || query.jobTypesId.length > 0;
  const isTooSmall = isFiltered && !mayShowGroup(group, all);
  const total = isTooSmall ? 0 : group;
  const window = { total, totalAll: all, ...pageWindow(total, query.pg, query.vpp) };
  const reviews = total === 0 ? [] : await listReviews(db, idEmp, query);
  return { reviews, window, isTooSmall };
}
