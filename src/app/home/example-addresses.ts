import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { staticPages, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** By its row of the page table, one page of those whose address has parameters and is known at build. */
export function exampleAddresses(locale: Locale): Readonly<Record<string, string>> {
  const { hrsay, jobs, yousay } = staticPages(TEMPLATE);
  const [film] = VIDEOS;
  return {
    ...(film && { '/video/[slug]': videoPage(locale, film) }),
    '/static/[company]/hrsay': page(locale, hrsay),
    '/static/[company]/jobs': page(locale, jobs),
    '/static/[company]/yousay': page(locale, yousay),
  };
}
