import type { OpeningSearchQuery } from './opening-search-query.ts';

/** A job field, a province, or one in the other: the searches that have a page search engines may show. */
export interface Landing {
  readonly idJobField?: number | undefined;
  readonly province?: string | undefined;
}

export interface CountedLanding extends Landing {
  /** Open positions, counted up to `MOST_COUNTED`. */
  readonly count: number;
}

/** With fewer open positions a landing page is not worth finding. */
export const WORTH_FINDING = 5;

/** Beside a link nothing is counted further. */
export const MOST_COUNTED = 100;

/** What a search is narrowed by when it is by nothing but these; null where anything else narrows it. */
export function landingOf(query: OpeningSearchQuery): Landing | null {
  const { idJobField, province, keyword, jobType, education, salaryFrom, scoreFrom, fresh } = query;
  const others = [jobType, education, salaryFrom, scoreFrom].some((one) => one !== undefined);
  return keyword !== '' || fresh || others ? null : { idJobField, province };
}
