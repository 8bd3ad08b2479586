import { VIDEOS, videoFile, videoPage } from '#features/about/core/videos.ts';
import { inForceSince } from '#features/about/ui/in-force.ts';
import type { SitemapEntry } from '#features/discovery/core/sitemap.ts';
import { page } from '#shared/core/address.ts';
import { ROUTES } from '../routes.ts';

/** The pages that are the same whatever the database holds, with a month where one is known. */
export function pageEntries(): SitemapEntry[] {
  const listed = Object.keys(ROUTES).filter((route) => ROUTES[route]?.search === 'sitemap');
  return [
    ...listed.map((route): SitemapEntry => {
      const changedMonth = inForceSince(route);
      return {
        pathIn: (locale) => page(locale, route),
        ...(changedMonth === null ? {} : { changedMonth }),
      };
    }),
    ...VIDEOS.map(
      (video): SitemapEntry => ({
        pathIn: (locale) => videoPage(locale, video),
        changedMonth: video.publishedOn.slice(0, 7),
        picturesIn: (locale) => [videoFile(video, locale, 'webp')],
      }),
    ),
  ];
}
