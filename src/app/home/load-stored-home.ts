import type { APIContext } from 'astro';
import { loadHome } from '#features/discovery/server/load-home.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cacheList } from '../cache-page.ts';

/** Loads the home page's data and caches the page, invalidated by the companies it shows. */
export async function loadCachedHome(page: Pick<APIContext, 'cache' | 'url'>, locale: Locale) {
  const home = await loadHome(locale);
  const { hero, top, dream, recognised, latest } = home;
  cacheList(page, [...hero, ...top, ...dream, ...recognised, ...latest]);
  return home;
}
