import type { Salary } from './opening.ts';
import type { OpeningSearchQuery } from './opening-search-query.ts';

/** A job field, province or both: a search whose page search engines may index. */
export interface Landing {
  readonly idJobField?: number | undefined;
  readonly province?: string | undefined;
}

export interface CountedLanding extends Landing {
  readonly count: number;
}

/** Statistics over the newest `MAX_SAMPLED_OPENINGS` open positions of a landing page. */
export interface LandingStats {
  /** Null if there are more positions than sampled: companies could be missing. */
  readonly companies: number | null;
  readonly fresh: number;
  /** Lower quartile of minimum pay to upper quartile of maximum pay; null if too few state it. */
  readonly pay: (Salary & { readonly statedCount: number }) | null;
}

/** Search engines index a landing page from this many open positions. */
export const MIN_INDEXED_OPENINGS = 5;

export const MAX_SAMPLED_OPENINGS = 1_000;

/** Pay needs this many positions and companies, so that it reveals no single company's pay. */
export const MIN_PAY_SAMPLE = { positions: 5, companies: 3 } as const;

/** Returns the landing page of a search; null if any other filter is set. */
export function landingOf(query: OpeningSearchQuery): Landing | null {
  const { idJobField, province, keyword, jobType, education, salaryFrom, scoreFrom, fresh } = query;
  const hasOtherFilter = [jobType, education, salaryFrom, scoreFrom].some(
    (filter) => filter !== undefined,
  );
  return keyword !== '' || fresh || hasOtherFilter ? null : { idJobField, province };
}
