import { siteVideoFile, VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { inForceSince } from '#features/about/ui/in-force.ts';
import type { SitemapEntry } from '#features/discovery/core/sitemap.ts';
import { page } from '#shared/core/address.ts';
import { ROUTES } from '../routes.ts';

const OF_ALL = new Set(['/', '/yousay', '/yousay/companylist', '/integrity']);

/** Sitemap entries of the route table; `newest` is the date of the last change of any company. */
export function pageEntries(newest: string): SitemapEntry[] {
  const listed = Object.keys(ROUTES).filter((route) => ROUTES[route]?.search === 'sitemap');
  return [
    ...listed.map((route): SitemapEntry => {
      const changedMonth = OF_ALL.has(route) ? newest : inForceSince(route);
      return { pathIn: (locale) => page(locale, route), ...(changedMonth ? { changedMonth } : {}) };
    }),
    ...VIDEOS.map(
      (video): SitemapEntry => ({
        pathIn: (locale) => videoPage(locale, video),
        changedMonth: video.publishedOn.slice(0, 7),
        picturesIn: (locale) => [siteVideoFile(video, locale, 'webp')],
      }),
    ),
  ];
}
