import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { ROUTES } from '../routes.ts';
import { pageCard } from './page-cards.ts';

/** What search engines may show and what has no card by its address alone, with what is shown instead. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/company/[segment]': 'leads to one of the next',
  '/company/[segment]/hrsay': 'the card of the company',
  '/company/[segment]/yousay': 'the card of its reviews',
  '/company/[segment]/hrsay/feature/[ids]/post': 'the card of the article',
  '/company/[segment]/brandsdna/[name]': 'the card of the story',
  '/company/[segment]/hrsay/gallery/[ids]/post': 'the cover of the album',
  '/company/[segment]/brandsdna': 'the picture of the site',
  '/company/[segment]/jobs': 'the picture of the site',
  '/company/[segment]/jobs/[idJob]': 'the picture of the site',
  '/sample': 'the cover of the company',
  '/sampleJobs': 'the cover of the company',
  '/sampleYousay': 'the cover of the company',
  '/static/[company]/hrsay': 'the cover of the company',
  '/static/[company]/jobs': 'the cover of the company',
  '/static/[company]/yousay': 'the cover of the company',
  '/video': 'the picture of the site, while there is no film',
  '/video/[slug]': 'the picture of the site, while there is no film',
};

const isFile = (route: string) => route.includes('.');

it('has words for each page that search engines may show, or a written exception', () => {
  for (const locale of LOCALES) {
    const without = Object.entries(ROUTES).flatMap(([route, { search }]) => {
      const isShown = (search === 'sitemap' || search === 'links') && !isFile(route);
      return isShown && pageCard(route, translator(locale)) === null ? [route] : [];
    });
    expect(without.sort()).toEqual(Object.keys(OTHERWISE).sort());
  }
});
