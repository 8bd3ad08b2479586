import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** As long as the longest name of a company. */
export const LONGEST_KEYWORD = 200;

export interface ListQuery {
  readonly keyword?: string | undefined;
  readonly idJobField?: number | undefined;
  readonly idIndustry?: number | undefined;
  readonly pg?: number | undefined;
  readonly sort?: string | undefined;
  readonly vpp?: number | undefined;
}

export function companyList(locale: Locale, query: ListQuery = {}): string {
  const { keyword, idJobField, idIndustry, sort, vpp, pg } = query;
  return withQuery(page(locale, '/yousay/companylist'), {
    keyword: keyword?.trim(),
    idJobField: idJobField || undefined,
    idIndustry: idIndustry || undefined,
    sort,
    vpp,
    pg,
  });
}

/** Sitemaps lie at the root: one may only list what is below it. */
export function sitemapFile(
  name: 'index' | 'pages' | `${'companies' | 'openings' | 'posts'}-${number}`,
): string {
  return `/sitemap-${name}.xml`;
}
