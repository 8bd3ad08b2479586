import type { APIContext } from 'astro';
import { loadHome } from '#features/discovery/server/load-home.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cacheList } from '../cache-page.ts';

/** Home page data in each variant; caches the page under its companies. */
export async function loadCachedHome(page: Pick<APIContext, 'cache' | 'url'>, locale: Locale) {
  const home = await loadHome(locale);
  const { hero, top, dream, recognised, latest } = home;
  cacheList(page, [...hero, ...top, ...dream, ...recognised, ...latest]);
  return home;
}
