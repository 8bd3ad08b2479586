import type { APIContext } from 'astro';
import { EVERY_COMPANY, LISTS, NIGHTLY } from '#shared/server/page-cache/channel.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';
import { lifeUntil } from './page-rows/cache-lifetimes.ts';

type CacheContext = Pick<APIContext, 'cache' | 'url'>;

interface OfCompany {
  readonly idEmp: number;
}

/** Lets the page cache store this page for its row's lifetime, at most until `end`. */
export function cachePage({ cache, url }: CacheContext, tags: string[], end?: Date): void {
  const row = findPage(url.pathname);
  const life = row && cacheLife(row);
  if (!life) throw new Error(`${url.pathname} has no cache life in src/app/routes.ts`);
  cache.set({ ...(end ? lifeUntil(end, life) : life), tags: [...tags, NIGHTLY] });
}

/**
 * Caches a page about many companies: invalidated at once by a company it shows, and within a
 * minute by other changes tagged in `within`. Companies it only offers for selection use `listed:`
 * tags.
 */
export function cacheList(
  page: CacheContext,
  displayedCompanies: readonly OfCompany[],
  selectableCompanies: readonly OfCompany[] = [],
  within: readonly string[] = [EVERY_COMPANY],
): void {
  const tags = [
    ...within,
    ...displayedCompanies.map(({ idEmp }) => `company:${idEmp}`),
    ...selectableCompanies.map(({ idEmp }) => `listed:${idEmp}`),
  ];
  cachePage(page, [LISTS, ...new Set(tags)]);
}
