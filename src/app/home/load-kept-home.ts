import type { APIContext } from 'astro';
import { loadHome } from '#features/discovery/server/load-home.ts';
import type { Locale } from '#shared/core/locale.ts';
import { cacheList } from '../keep-page.ts';

/** What the home page shows, in each of its forms; the page is kept by the companies in it. */
export async function loadCachedHome(page: Pick<APIContext, 'cache' | 'url'>, locale: Locale) {
  const home = await loadHome(locale);
  const { hero, top, dream, recognised, latest } = home;
  cacheList(page, [...hero, ...top, ...dream, ...recognised, ...latest]);
  return home;
}
