import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { isHeadOfTheOtherLanguage, isOfTheOtherLanguage } from './other-language.ts';

const t = translator('en');

it.each([
  t('company:story.description', { companyName: 'น้ำใส (1999)' }),
  t('review:moderation.waiting', { count: 1 }),
  t('shared:figure.reviews', { count: 12_345 }),
])('knows "%s" as a sentence of the English catalogue', (said) => {
  expect(isOfTheOtherLanguage(`\n  ${said} `, 'th')).toBe(true);
  expect(isOfTheOtherLanguage(said, 'en-GB')).toBe(/[ก-๛]/.test(said));
});

it.each(['Clear Water 24', 'HR, 3–5', 'Water Day reviews our plans', '12%', '© 2026 YouSay'])(
  'accepts "%s" on a Thai page',
  (said) => {
    expect(isOfTheOtherLanguage(said, 'th')).toBe(false);
  },
);

it('finds an English sentence next to the site name in a Thai title', () => {
  const title = t('opening:page.listTitle', { companyName: 'น้ำใส' });
  expect(isHeadOfTheOtherLanguage(`${title} · YouSay`, 'th', 'น้ำใส')).toBe(true);
  expect(isHeadOfTheOtherLanguage('งานที่ Clear Water · YouSay', 'th', '')).toBe(false);
});
