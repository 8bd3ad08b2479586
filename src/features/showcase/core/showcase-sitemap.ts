import type { SitemapEntry } from '#features/discovery/core/sitemap.ts';
import { page } from '#shared/core/address.ts';
import { media } from '#shared/core/picture.ts';
import { staticPages } from './showcase-paths.ts';
import { shapeOf, showcaseMedia } from './showcase-pictures.ts';

/** Sitemap entries of a showcase company's pages; the first lists its cover and logo. */
export function showcaseEntries(slug: string, changedMonth: string | null): SitemapEntry[] {
  const { hrsay, jobs, yousay } = staticPages(slug);
  const changed = changedMonth === null ? {} : { changedMonth };
  const picturesIn = () => ['cover', 'logo'].map((name) => largest(slug, name));
  return [
    { pathIn: (locale) => page(locale, hrsay), ...changed, picturesIn },
    { pathIn: (locale) => page(locale, jobs), ...changed },
    { pathIn: (locale) => page(locale, yousay), ...changed },
  ];
}

function largest(slug: string, name: string): string {
  const { widths } = shapeOf(name);
  return media(showcaseMedia(slug, name), widths.at(-1) ?? 320, 'webp');
}
