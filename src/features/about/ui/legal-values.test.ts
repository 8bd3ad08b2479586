import { expect, it } from 'vitest';
import { CATALOGUES } from '#i18n/catalogues.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { LEGAL_VALUES } from './legal-values.ts';

it.each(LOCALES)('the legal texts in %s use only numbers from the code', (locale) => {
  const { privacy, terms } = CATALOGUES[locale];
  const text = JSON.stringify([privacy.YouSay, privacy.HRSay, terms.YouSay, terms.HRSay]);
  const places = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
  expect([...places].toSorted()).toEqual(Object.keys(LEGAL_VALUES).toSorted());
  // Periods are placeholders; days or hours set by law are written out.
  const written = [...text.matchAll(/(\d+)[ \u00a0](?:วัน|days?|เดือน|months)/g)].map(
    ([, days]) => days,
  );
  expect(new Set(written)).toEqual(new Set(locale === 'th' ? ['30', '6'] : ['30']));
});
