import { page } from '#shared/core/address.ts';
import type { ShowcasePages } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';

export type ShowcaseTab = keyof ShowcasePages;

/** Slug of the template company, the content of `/sample` and its two sibling pages. */
export const TEMPLATE = 'template';

export const SAMPLE_PAGES: ShowcasePages = {
  hrsay: '/sample',
  jobs: '/sampleJobs',
  yousay: '/sampleYousay',
};

export function staticPages(slug: string): ShowcasePages {
  const below = (tab: ShowcaseTab) => `/static/${slug}/${tab}`;
  return { hrsay: below('hrsay'), jobs: below('jobs'), yousay: below('yousay') };
}

export function allExamples(locale: Locale): string {
  return `${page(locale, '/sample')}#examples`;
}
