/** Audience of a page; `preview` admits the draft's company and the review team. */
export type PageAudience = 'everybody' | 'employer' | 'jobSeeker' | 'team' | 'preview';

/** Cache lifetime in seconds: fresh, then stale while revalidating, as in RFC 5861. */
export interface CacheLife {
  readonly maxAge: number;
  readonly swr: number;
}

/** Properties of a page that do not depend on the request. */
export interface PageRow {
  readonly who: PageAudience;
  /**
   * Prerendered at build, cached for a lifetime, or private: rendered for each visitor. The first
   * two are identical for all readers, so scripts load personal parts.
   */
  readonly render: 'prerendered' | CacheLife | 'private';
  /** Indexing: in the sitemap, by links only, `noindex`, or disallowed in robots.txt. */
  readonly search: 'sitemap' | 'links' | 'noindex' | 'disallow';
  /** Query parameters the page reads and the language links keep; a repeated one is rejected. */
  readonly query?: readonly string[];
  /** Query parameters that identify the content, kept in the canonical URL. */
  readonly canonical?: readonly string[];
  /** Endpoints of the forms that the page posts to itself, by action; other pages reject forms. */
  readonly form?: Readonly<Record<string, string>>;
  /** Form field that may hold a file, read for signed-in job seekers only. */
  readonly file?: string;
  /** Patterns of path parameters; any segment by default. */
  readonly params?: Readonly<Record<string, string>>;
  /** Route whose file also renders this page; `Astro.routePattern` distinguishes them. */
  readonly servedBy?: string;
  /** True for a single URL for all languages, without `/th` and `/en`. */
  readonly isRootOnly?: true;
  /** True if the bare URL is a 404: an error page, a disabled page, or a missing query. */
  readonly isAbsentAlone?: true;
}

export function cacheLife({ render }: PageRow): CacheLife | null {
  return typeof render === 'object' ? render : null;
}
