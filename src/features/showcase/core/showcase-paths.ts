import { page } from '#shared/core/address.ts';
import type { ShowcasePages } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';

export type ShowcaseTab = keyof ShowcasePages;

/** The company whose pages `/sample` and its two neighbours show. */
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

/** Where all companies of the showcase stand beside each other. */
export function allExamples(locale: Locale): string {
  return `${page(locale, '/sample')}#examples`;
}
