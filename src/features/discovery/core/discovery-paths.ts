import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Default values, which are left out of URLs. */
export const LIST_DEFAULTS = { sort: 'relevance', vpp: 20 } as const;

export interface ListQuery {
  readonly keyword?: string | undefined;
  readonly idJobField?: number | undefined;
  readonly idIndustry?: number | undefined;
  readonly province?: string | undefined;
  readonly pg?: number | undefined;
  readonly sort?: string | undefined;
  readonly vpp?: number | undefined;
  readonly scoreFrom?: string | undefined;
  readonly size?: number | undefined;
  readonly recognition?: string | undefined;
  readonly hiring?: boolean | undefined;
  readonly hasPage?: boolean | undefined;
}

export const companyList = (locale: Locale, query?: ListQuery): string =>
  listAddress(page(locale, '/yousay/companylist'), query);

const listOfApp = (locale: Locale, query?: ListQuery): string =>
  listAddress(page(locale, '/mYousaySR'), query);

/** Returns the list URL for links on a page, so that lists in the app link to the app's list. */
export function listOn(pathname: string): typeof companyList {
  return pathname.endsWith('/mYousaySR') ? listOfApp : companyList;
}

function listAddress(path: string, query: ListQuery = {}): string {
  const { keyword, idJobField, idIndustry, province, sort, vpp, pg } = query;
  return withQuery(path, {
    keyword: keyword?.trim(),
    idJobField: idJobField || undefined,
    idIndustry: idIndustry || undefined,
    province,
    sort: sort === LIST_DEFAULTS.sort ? undefined : sort,
    vpp: vpp === LIST_DEFAULTS.vpp ? undefined : vpp,
    scoreFrom: query.scoreFrom,
    size: query.size || undefined,
    recognition: query.recognition,
    hiring: query.hiring ? 1 : undefined,
    hasPage: query.hasPage ? 1 : undefined,
    pg,
  });
}

/** Sitemaps are at the root, because a sitemap may only list URLs below its own path. */
export function sitemapFile(
  name: 'index' | 'pages' | 'showcase' | `${'companies' | 'openings' | 'posts'}-${number}`,
): string {
  return `/sitemap-${name}.xml`;
}
