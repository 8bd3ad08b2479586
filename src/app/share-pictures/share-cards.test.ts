import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { ROUTES } from '../routes.ts';
import { fieldCard, fieldNamed, fieldPicture } from './field-card.ts';
import { namedShowcaseCard } from './named-showcase-card.ts';
import { pageCard } from './page-cards.ts';
import { shareAddress } from './share-address.ts';

/** Indexed pages without a card of their own, with the picture they use instead. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/company/[segment]': 'leads to one of the next',
  '/company/[segment]/hrsay': 'the card of the company',
  '/company/[segment]/yousay': 'the card of its reviews',
  '/company/[segment]/hrsay/feature/[ids]/post': 'the card of the article',
  '/company/[segment]/brandsdna/[name]': 'the card of the story',
  '/company/[segment]/hrsay/gallery/[ids]/post': 'the card of the album',
  '/company/[segment]/brandsdna': 'the card of the whole story',
  '/company/[segment]/jobs': 'the card of its openings',
  '/company/[segment]/jobs/[idJob]': 'the card of the opening',
  '/static/[company]/hrsay': 'the card of the example',
  '/static/[company]/jobs': 'the card of the example',
  '/static/[company]/yousay': 'the card of the example',
  '/video/[slug]': 'the card of the film',
};

const isFile = (route: string) => route.includes('.');

it('every indexed page has a card or a documented exception', () => {
  for (const locale of LOCALES) {
    const without = Object.entries(ROUTES).flatMap(([route, { search }]) => {
      const isShown = (search === 'sitemap' || search === 'links') && !isFile(route);
      return isShown && pageCard(route, translator(locale)) === null ? [route] : [];
    });
    expect(without.sort()).toEqual(Object.keys(OTHERWISE).sort());
  }
});

it('a landing page has the card of its industry, job field or province, other lists a general one', () => {
  const everything = { keyword: '', idIndustry: 0, idJobField: 0, province: '' };
  const reviewed = { reviews: 1 };
  expect(fieldPicture(everything, reviewed, 'th')).toBeUndefined();
  const both = { ...everything, idJobField: 2, province: '10' };
  expect(fieldPicture(both, reviewed, 'th')).toBeUndefined();
  const landings = {
    'jobField-2': { ...everything, idJobField: 2 },
    'industry-2': { ...everything, idIndustry: 2 },
    'province-10': { ...everything, province: '10' },
  };
  for (const [name, asked] of Object.entries(landings)) {
    expect(fieldNamed(name)).toEqual(asked);
    const card = fieldCard(asked, reviewed, 'th');
    expect(card?.text).toBeTruthy();
    const picture = card && shareAddress({ locale: 'th', kind: 'field', name }, card);
    expect(fieldPicture(asked, reviewed, 'th')).toBe(picture);
  }
  for (const name of ['jobField-02', 'jobField-9998', 'keyword-1', 'province-', '']) {
    expect(fieldNamed(name), name).toBeNull();
  }
});

it.each([
  ['th', 'บริษัทที่มีงานสายบัญชี'],
  ['en', 'Companies for work in Accounting'],
] as const)('a landing page without reviews promises none in %s', (locale, title) => {
  const asked = fieldNamed('jobField-5');
  expect(asked && fieldCard(asked, { reviews: 0 }, locale)).toMatchObject({ title });
});

it('each page of an example has a card of its own in both languages', () => {
  const cards = (['hrsay', 'jobs', 'yousay'] as const).flatMap((tab) =>
    LOCALES.map((locale) => namedShowcaseCard(`template.${tab}`, locale)),
  );
  expect(new Set(cards.map((card) => card?.title)).size).toBe(6);
  expect(new Set(cards.map((card) => card?.text)).size).toBe(2);
  for (const name of ['template', 'template.other', 'constructor.jobs', 'template.jobs.']) {
    expect(namedShowcaseCard(name, 'th'), name).toBeNull();
  }
});
