import * as z from 'zod/mini';
import { openingSearch } from '../opening-paths.ts';
import { type OpeningSearchQuery, openingSearchQuery } from '../opening-search-query.ts';

/** What somebody wants to hear of: one company, or a search of all openings. */
export interface AlertSubject {
  readonly idEmp: number | null;
  /** The query of its address: the same search is the same text. */
  readonly search: string;
}

type AlertFilters = Partial<Omit<OpeningSearchQuery, 'pg' | 'sort' | 'fresh'>>;

/** How openings are ordered, and which of them are new, is not what an alert is about. */
export function alertSubject({ idEmp, ...query }: AlertFilters & { idEmp?: number | undefined }) {
  const searchQuery = { ...query, pg: 1, sort: 'newest', fresh: false } as const;
  const search = idEmp === undefined ? (openingSearch('th', searchQuery).split('?')[1] ?? '') : '';
  return { idEmp: idEmp ?? null, search };
}

/** The search again; null once something it was narrowed by is no more. */
export function searchOf(search: string): OpeningSearchQuery | null {
  const read = z.safeParse(openingSearchQuery, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.data : null;
}
