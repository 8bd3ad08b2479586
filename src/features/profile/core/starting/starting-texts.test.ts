import { expect, it } from 'vitest';
import { CATALOGUES } from '#i18n/catalogues.ts';
import { BLANK, sectorOf } from './starting-texts.ts';

it('sectorOf returns the sector of an industry, by default the office', () => {
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
