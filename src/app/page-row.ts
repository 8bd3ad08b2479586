/** Audience of a page; `preview`: the draft's company and the review team. */
export type PageAudience = 'everybody' | 'employer' | 'jobSeeker' | 'team' | 'preview';

/** Cache lifetime: fresh first, then stale while revalidating, as in RFC 5861. */
export interface CacheLife {
  readonly maxAge: number;
  readonly swr: number;
}

/** Static facts of a page; its messages and data are its own. */
export interface PageRow {
  readonly who: PageAudience;
  /**
   * Prerendered at build; cached; or rendered for each visitor. The first two are identical for all
   * readers: islands fetch personal parts.
   */
  readonly render: 'prerendered' | CacheLife | 'private';
  /** Indexing: in the sitemap; by links only; `noindex`; disallowed in robots.txt. */
  readonly search: 'sitemap' | 'links' | 'noindex' | 'disallow';
  /** Queries the page reads and the language switch keeps; a repeated one is rejected. */
  readonly query?: readonly string[];
  /** Query names that identify the content, for the canonical URL. */
  readonly canonical?: readonly string[];
  /** Endpoints of the forms that the page posts to itself, by action; other pages reject forms. */
  readonly form?: Readonly<Record<string, string>>;
  /** Form field that may hold a file, read for signed-in job seekers only. */
  readonly file?: string;
  /** Patterns of path parameters; any segment by default. */
  readonly params?: Readonly<Record<string, string>>;
  /** Route whose file renders this page too, distinguished by `Astro.routePattern`. */
  readonly servedBy?: string;
  /** One URL for all languages, without `/th` and `/en`. */
  readonly isRootOnly?: true;
  /** Without parameters it is 404: an error page, a disabled page, or a missing query. */
  readonly isAbsentAlone?: true;
}

export function cacheLife({ render }: PageRow): CacheLife | null {
  return typeof render === 'object' ? render : null;
}
