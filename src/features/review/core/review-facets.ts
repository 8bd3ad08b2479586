import { foldText } from '#shared/core/company/fold-name.ts';
import type { ReviewListQuery } from './review-contract.ts';

/** What a company's reviews are narrowed by beside words, as addresses name it, in the order it is offered. */
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

/** How many reviews each choice leaves while the others stay as they are; one that leaves none is not in it. */
export type ReviewChoices = Readonly<Record<ReviewFacet, ReadonlyMap<string, number>>>;

export function facetsBy<Value>(of: (facet: ReviewFacet) => Value) {
  return Object.fromEntries(REVIEW_FACETS.map((facet) => [facet, of(facet)])) as Record<
    ReviewFacet,
    Value
  >;
}

/** Those of a list that nobody narrows. */
export const NO_CHOICES: ReviewChoices = facetsBy(() => new Map());

/** What is chosen of one of them, as addresses write it; nothing where it narrows nothing. */
export function selectedOf(filter: ReviewFilter, facet: ReviewFacet): readonly string[] {
  const value = filter[facet];
  if (typeof value === 'number') return value === 0 ? [] : [String(value)];
  return value;
}

export function isFiltered(filter: ReviewFilter): boolean {
  return (
    filter.keyword !== '' || REVIEW_FACETS.some((facet) => selectedOf(filter, facet).length > 0)
  );
}

/** A list is counted no further: its newest, of which fewer have their words read. */
export const maxCountedRows = ({ keyword }: Pick<ReviewFilter, 'keyword'>) =>
  keyword === '' ? 20_000 : 10_000;

const MAX_SEARCH_TERMS = 8;

/** What the folded words of a review must all hold; null where nothing is typed that could be found. */
export function searchTerms(keyword: string): readonly string[] | null {
  const terms = foldText(keyword).split(' ').slice(0, MAX_SEARCH_TERMS);
  return terms[0] === '' ? null : terms;
}
