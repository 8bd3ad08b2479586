import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { staticPages, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { page } from '#shared/core/address.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';

export interface ExampleAddress {
  readonly href: string;
  readonly hreflang: Locale;
}

/** One page for each row of the page table whose address has parameters and is known at build. */
export function exampleAddresses(): Readonly<Record<string, readonly ExampleAddress[]>> {
  const { hrsay, jobs, yousay } = staticPages(TEMPLATE);
  const [film] = VIDEOS;
  const inBoth = (path: (locale: Locale) => string) =>
    LOCALES.map((hreflang) => ({ href: path(hreflang), hreflang }));
  return {
    ...(film && { '/video/[slug]': inBoth((locale) => videoPage(locale, film)) }),
    '/static/[company]/hrsay': inBoth((locale) => page(locale, hrsay)),
    '/static/[company]/jobs': inBoth((locale) => page(locale, jobs)),
    '/static/[company]/yousay': inBoth((locale) => page(locale, yousay)),
  };
}
