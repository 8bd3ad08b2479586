import * as z from 'zod/mini';
import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import { flag, integerBetween, unlessEmpty } from '#shared/core/request-fields.ts';
import { readSearchQuery } from '#shared/core/text/search/search-query.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { OPENING_PAGE_SIZE, openingListQuery } from './opening-list-query.ts';

export const SEARCH_SORTS = ['newest', 'salary', 'score'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Minimum monthly pay in baht, as in URLs. */
export const SALARIES_FROM = [
  '15000',
  '20000',
  '25000',
  '30000',
  '40000',
  '50000',
  '70000',
  '100000',
] as const;
export const SCORES_FROM = ['3.5', '4'] as const;

/** Results are counted and paged only up to this number. */
export const MAX_RESULTS = 10_000;
export const NEW_DAYS = 7;

export const openingSearchQuery = z.extend(openingListQuery, {
  keyword: z._default(textField(MAX_KEYWORD_LENGTH), ''),
  salaryFrom: unlessEmpty(z.optional(z.enum(SALARIES_FROM))),
  scoreFrom: unlessEmpty(z.optional(z.enum(SCORES_FROM))),
  fresh: flag,
  sort: z._default(z.enum(SEARCH_SORTS), 'newest'),
  pg: z._default(integerBetween(1, MAX_RESULTS / OPENING_PAGE_SIZE), 1),
});

export type OpeningSearchQuery = z.infer<typeof openingSearchQuery>;

/** The trigram index finds shorter terms only at the start of a word. */
const MIN_INFIX_LENGTH = 3;

/** Returns LIKE patterns that a normalized title must all match; null without a search term. */
export function titlePatterns(keyword: string): readonly string[] | null {
  const terms = readSearchQuery(keyword)?.words.split(' ') ?? [];
  if (terms.length === 0) return null;
  return terms.map((term) => (term.length < MIN_INFIX_LENGTH ? `% ${term}%` : `%${term}%`));
}

/** Returns LIKE patterns for fuzzy search: similar titles match at least one; null if none. */
export function nearPatterns(keyword: string): { terms: string; patterns: string[] } | null {
  const query = readSearchQuery(keyword);
  const patterns = query?.pieces.flat().map((fragment) => `%${fragment}%`) ?? [];
  return query && patterns.length > 0 ? { terms: query.words, patterns } : null;
}
