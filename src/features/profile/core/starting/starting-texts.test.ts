import { expect, it } from 'vitest';
import { CATALOGUES } from '#i18n/catalogues.ts';
import { BLANK, sectorOf } from './starting-texts.ts';

it('an industry begins with the texts of its sector, any other with those of an office', () => {
  expect([2, 38, 16, 8, null].map(sectorOf)).toEqual([
    'production',
    'service',
    'field',
    'office',
    'office',
  ]);
});

it.each(Object.entries(CATALOGUES))(
  'each %s text leaves something to fill in',
  (_, { profile: { starting } }) => {
    const { history, ...sectors } = starting;
    const texts = Object.values(sectors).flatMap(({ aspects, reasons }) => [
      ...Object.values(aspects),
      ...Object.values(reasons),
    ]);
    for (const { description } of [...texts, ...Object.values(history)]) {
      expect(description).toContain(BLANK);
    }
  },
);
