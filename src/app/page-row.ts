/** Who gets to see a page; `preview`: a draft's own company and the review team. */
export type Visitor = 'everybody' | 'employer' | 'jobSeeker' | 'team' | 'preview';

/** How long a page is kept, in seconds: fresh, and stale while it is rendered anew. */
export interface CacheLife {
  readonly maxAge: number;
  readonly swr: number;
}

/** What is true of a page before anybody asks for it; its words and its data are its own. */
export interface PageRow {
  readonly who: Visitor;
  /**
   * Made at build; kept by the page cache; or made for each visitor. The first two are the same for
   * everybody, signed in or not: what is personal on them is fetched by an island.
   */
  readonly render: 'prerendered' | CacheLife | 'private';
  /** Search engines: in the sitemap; found by links only; `noindex`; disallowed in robots.txt. */
  readonly search: 'sitemap' | 'links' | 'noindex' | 'disallow';
  /**
   * The query names it reads, kept by the language switch. Any other never reaches a kept page; one
   * given twice is refused.
   */
  readonly query?: readonly string[];
  /** Those of them that name what is shown: in the canonical address. */
  readonly canonical?: readonly string[];
  /** The endpoint, by act, that answers a form the page posts to itself; other pages refuse a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** The field of such a form that may hold a file, which is read of a signed-in job seeker alone. */
  readonly file?: string;
  /** What a parameter of its address must look like; any segment otherwise. */
  readonly params?: Readonly<Record<string, string>>;
  /** One for all languages: it has no address below `/th` and `/en`. */
  readonly isRootOnly?: true;
  /** Its address alone is 404: an error page, something that is off, or it lacks a query. */
  readonly isAbsentAlone?: true;
}

export function cacheLife({ render }: PageRow): CacheLife | null {
  return typeof render === 'object' ? render : null;
}
