import { foldText } from '#shared/core/company/fold-name.ts';
import { recordBy } from '#shared/core/domain/record-by.ts';
import type { ReviewListQuery } from './review-contract.ts';

/** Filters of a company's reviews besides the keyword, by URL name, in display order. */
export const REVIEW_FACETS = [
  'starsId',
  'statusesId',
  'jobFieldsId',
  'gradesId',
  'jobTypesId',
  'yearsId',
  'invitedId',
  'langsId',
] as const;
export type ReviewFacet = (typeof REVIEW_FACETS)[number];

export type ReviewFilter = Pick<ReviewListQuery, ReviewFacet | 'keyword' | 'unanswered'>;

/** Number of matching reviews by facet and option; options without matches are missing. */
export type ReviewChoices = Readonly<Record<ReviewFacet, ReadonlyMap<string, number>>>;

export function facetsBy<Value>(valueBy: (facet: ReviewFacet) => Value) {
  return recordBy(REVIEW_FACETS, valueBy);
}

export const NO_CHOICES: ReviewChoices = facetsBy(() => new Map());

/** Selected values of a facet, as in the URL; empty without a filter. */
export function selectedOf(filter: ReviewFilter, facet: ReviewFacet): readonly string[] {
  const value = filter[facet];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  return value;
}

export function isReviewListFiltered(filter: ReviewFilter): boolean {
  return (
    filter.keyword !== '' || REVIEW_FACETS.some((facet) => selectedOf(filter, facet).length > 0)
  );
}

/** Counting stops at this many reviews; a keyword search reads texts, so it stops earlier. */
export const maxCountedRows = ({ keyword }: Pick<ReviewFilter, 'keyword'>) =>
  keyword === '' ? 20_000 : 10_000;

const MAX_SEARCH_TERMS = 8;

/** Normalized terms of a keyword search; null without a searchable term. */
export function searchTerms(keyword: string): readonly string[] | null {
  const terms = foldText(keyword).split(' ').slice(0, MAX_SEARCH_TERMS);
  return terms[0] === '' ? null : terms;
}
