import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { ReviewListQuery } from './review-contract.ts';
import { REVIEW_PAGE_SIZE } from './review-contract.ts';

/** The form that writes a review of one company. */
export function writeReview(locale: Locale, idEmp: number): string {
  return withQuery(page(locale, '/mYousayQuestion'), { idEmp });
}

/** The list on a company's reviews page, past the head of the company and the summary. */
export function reviewsAt(path: string, query?: ReviewListQuery): string {
  if (!query) return `${path}#reviews`;
  const { jobFieldsId, gradesId, jobTypesId, langsId, sortId, vpp, pg } = query;
  const asked = {
    jobFieldsId: jobFieldsId || undefined,
    gradesId: gradesId.join(','),
    jobTypesId: jobTypesId.join(','),
    langsId: langsId.join(','),
    vpp: vpp === REVIEW_PAGE_SIZE ? undefined : vpp,
    sortId: sortId === 'latest' ? undefined : sortId,
    pg,
  };
  return `${withQuery(path, asked)}#reviews`;
}
