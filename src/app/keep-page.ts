import type { APIContext } from 'astro';
import { EVERY_COMPANY, LISTS, NIGHTLY } from '#shared/server/page-cache/channel.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';
import { lifeUntil } from './page-rows/life-until.ts';

type CacheContext = Pick<APIContext, 'cache' | 'url'>;

interface OfCompany {
  readonly idEmp: number;
}

/**
 * Lets the page cache keep this page as long as its row says, or until one of the tags is invalidated; not past
 * the moment when what it says ends.
 */
export function cachePage({ cache, url }: CacheContext, tags: string[], end?: Date): void {
  const row = findPage(url.pathname);
  const life = row && cacheLife(row);
  if (!life) throw new Error(`${url.pathname} has no cache life in src/app/routes.ts`);
  cache.set({ ...(end ? lifeUntil(end, life) : life), tags: [...tags, NIGHTLY] });
}

/**
 * The same for a page of many companies: it goes at once with a company it shows, and is made anew within
 * a minute of another change that can show in it, told by the tags of `within`. Companies it lists for a
 * reader to choose from are counted as listed.
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
