import type { CompanySort, ListView } from '../core/discovery-contract.ts';

/** Catalogue keys by code, written out so that the catalogue check sees each of them used. */
export const SORT_WORDS = {
  relevance: 'discovery:sorts.relevance',
  score: 'discovery:sorts.score',
  reviews: 'discovery:sorts.reviews',
  applications: 'discovery:sorts.applications',
  latest: 'discovery:sorts.latest',
} as const satisfies Record<CompanySort, string>;

export const VIEW_WORDS = {
  list: 'discovery:list.viewList',
  grid: 'discovery:list.viewGrid',
} as const satisfies Record<ListView, string>;
