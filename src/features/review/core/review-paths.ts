import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { REVIEW_PAGE_SIZE, type ReviewListQuery } from './review-contract.ts';
import { facetsBy, selectedOf } from './review-facets.ts';

export function chooseCompany(locale: Locale): string {
  return page(locale, '/mWriteEmployer');
}

/** URL of the form for a new review, or for editing the review `idReview`. */
export function writeReview(locale: Locale, idEmp: number, idReview?: number): string {
  return withQuery(page(locale, '/mYousayQuestion'), { idEmp, idReview });
}

export function reviewPage(locale: Locale, idReview: string): string {
  return withQuery(page(locale, '/reviewContent'), { idReview });
}

export function reportReview(locale: Locale, idReview: string): string {
  return withQuery(page(locale, '/reviewContent/report'), { idReview });
}

export function usefulReview(locale: Locale, idReview: string): string {
  return withQuery(page(locale, '/reviewContent/useful'), { idReview });
}

/** URL of a company's review list; with a query, of the results below the filters. */
export function reviewsAt(path: string, query?: ReviewListQuery): string {
  return query ? `${withQuery(path, filterParameters(query))}#found` : `${path}#reviews`;
}

/** URL of the employer's review list, at the review just answered if it is still listed. */
export function reviewAnswered(
  path: string,
  query: ReviewListQuery,
  { done, idReview }: { readonly done: string; readonly idReview: string },
): string {
  const anchor = query.unanswered ? 'reviews' : `review-${idReview}`;
  return `${withQuery(path, { ...filterParameters(query), done })}#${anchor}`;
}

export function reviewsToAnswer(path: string): string {
  return withQuery(path, UNANSWERED);
}

const UNANSWERED = { unanswered: '1' };

function filterParameters(query: ReviewListQuery) {
  const { keyword, sortId, vpp, pg } = query;
  return {
    keyword,
    ...facetsBy((facet) => selectedOf(query, facet).join(',')),
    vpp: vpp === REVIEW_PAGE_SIZE ? undefined : vpp,
    sortId: sortId === 'latest' ? undefined : sortId,
    ...(query.unanswered && UNANSWERED),
    pg,
  };
}
