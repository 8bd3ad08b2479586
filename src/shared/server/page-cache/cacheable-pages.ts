import { splitLocale } from '#shared/core/locale.ts';

export interface CacheablePage {
  readonly path: RegExp;
  /** The only query names the page may read for a visitor who is not signed in. */
  readonly query: readonly string[];
}

const COMPANY = '/company/(?:[^/]*-)?\\d{1,9}';
const NO_QUERY: readonly string[] = [];

function page(path: string, query: readonly string[] = NO_QUERY): CacheablePage {
  return { path: new RegExp(`^${path}$`), query };
}

/** A page is kept when it stands here and also declares `Astro.cache.set`. */
const CACHEABLE_PAGES: readonly CacheablePage[] = [
  page(`${COMPANY}(?:/(?:hrsay|jobs|brandsdna))?`),
  page(`${COMPANY}/yousay`, ['jobFieldsId', 'gradesId', 'jobTypesId', 'sortId', 'pg', 'vpp']),
  page('/'),
  page('/yousay/companylist', ['keyword', 'idJobField', 'idIndustry', 'pg', 'sort', 'vpp']),
  page('/yousay'),
  page(`${COMPANY}/jobs/\\d{1,9}`),
  page(`${COMPANY}/hrsay/(?:feature|gallery)/[^/]+/post`),
  page(`${COMPANY}/brandsdna/[^/]+`),
  page('/reviewContent', ['idReview']),
  page('/company-not-found'),
  page('/companyNotFound'),
  page('/integrity'),
  page('/sitemap-(?:index|pages|companies-\\d{1,6})\\.xml'),
];

export function cacheablePage(path: string): CacheablePage | null {
  const { rest } = splitLocale(path);
  return CACHEABLE_PAGES.find((candidate) => candidate.path.test(rest)) ?? null;
}

const LONGEST_URL = 1_000;

/**
 * The path and declared query of a cacheable page, which is also the URL it is rendered from, so that
 * nothing outside the key can reach the answer. Null: not cacheable, or a declared name given twice.
 */
export function cacheKey(url: string): string | null {
  if (url.length > LONGEST_URL) return null;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const found = cacheablePage(path);
  if (found === null) return null;
  if (mark === -1 || found.query.length === 0) return path;
  const given = new URLSearchParams(url.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of found.query) {
    const values = given.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) kept.set(name, values[0]);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
