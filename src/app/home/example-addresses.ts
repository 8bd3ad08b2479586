import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { staticPages, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

export interface ExampleUrl {
  readonly href: string;
  readonly hreflang: Locale;
}

/** Example URLs of parameterized routes, as far as known at build time. */
export function exampleUrls(): Readonly<Record<string, readonly ExampleUrl[]>> {
  const { hrsay, jobs, yousay } = staticPages(TEMPLATE);
  const [video] = VIDEOS;
  const inVariants = (path: (locale: Locale) => string): readonly ExampleUrl[] => [
    { href: path('th'), hreflang: 'th' },
    { href: `/th${path('th')}`, hreflang: 'th' },
    { href: path('en'), hreflang: 'en' },
  ];
  return {
    ...(video && { '/video/[slug]': inVariants((locale) => videoPage(locale, video)) }),
    '/static/[company]/hrsay': inVariants((locale) => page(locale, hrsay)),
    '/static/[company]/jobs': inVariants((locale) => page(locale, jobs)),
    '/static/[company]/yousay': inVariants((locale) => page(locale, yousay)),
  };
}
