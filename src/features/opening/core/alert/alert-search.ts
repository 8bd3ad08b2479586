import * as z from 'zod/mini';
import { openingSearch } from '../opening-paths.ts';
import { type OpeningSearchQuery, openingSearchQuery } from '../opening-search-query.ts';

/** An alert follows one company, or a search of all openings. */
export interface AlertSubject {
  readonly idEmp: number | null;
  /** The URL query in canonical order: equal searches have equal text. */
  readonly search: string;
}

type AlertFilters = Partial<Omit<OpeningSearchQuery, 'pg' | 'sort' | 'fresh'>>;

/** Returns the subject of a query, ignoring sort order and the filter for new openings. */
export function alertSubject({ idEmp, ...query }: AlertFilters & { idEmp?: number | undefined }) {
  const searchQuery = { ...query, pg: 1, sort: 'newest', fresh: false } as const;
  const search = idEmp === undefined ? (openingSearch('th', searchQuery).split('?')[1] ?? '') : '';
  return { idEmp: idEmp ?? null, search };
}

/** Parses a stored query; null if a filter value in it is no longer valid. */
export function searchOf(search: string): OpeningSearchQuery | null {
  const read = z.safeParse(openingSearchQuery, Object.fromEntries(new URLSearchParams(search)));
  return read.success ? read.data : null;
}
