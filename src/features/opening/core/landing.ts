import type { Salary } from './opening.ts';
import type { OpeningSearchQuery } from './opening-search-query.ts';

/** A job field, a province, or one in the other: the searches that have a page search engines may show. */
export interface Landing {
  readonly idJobField?: number | undefined;
  readonly province?: string | undefined;
}

export interface CountedLanding extends Landing {
  readonly count: number;
}

/** What the newest open positions of a landing page come to, up to `MOST_WEIGHED`. */
export interface LandingStats {
  /** Null where there are more positions than were weighed: some companies would be missing. */
  readonly companies: number | null;
  readonly fresh: number;
  /** From the lower quarter of what they begin with to the upper quarter of what they end with; null where few tell. */
  readonly pay: (Salary & { readonly statedCount: number }) | null;
}

/** With fewer open positions a landing page is not worth finding. */
export const MIN_INDEXED_OPENINGS = 5;

export const MAX_SAMPLED_OPENINGS = 1_000;

/** Pay is told of as many positions at as many companies, so that it is not what one of them pays. */
export const MIN_PAY_SAMPLE = { positions: 5, companies: 3 } as const;

/** What a search is narrowed by when it is by nothing but these; null where anything else narrows it. */
export function landingOf(query: OpeningSearchQuery): Landing | null {
  const { idJobField, province, keyword, jobType, education, salaryFrom, scoreFrom, fresh } = query;
  const hasOtherFilter = [jobType, education, salaryFrom, scoreFrom].some(
    (filter) => filter !== undefined,
  );
  return keyword !== '' || fresh || hasOtherFilter ? null : { idJobField, province };
}
