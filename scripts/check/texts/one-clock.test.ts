import { expect, it } from 'vitest';
import { checkOneClock } from './one-clock.ts';

const found = (source: string, path = 'src/features/company/ui/when.ts') =>
  checkOneClock(new Map([[path, source]])).map(({ line }) => line);

it.each([
  'new Date().getFullYear()',
  "new Date().toLocaleDateString('sv-SE')",
  "new Intl.DateTimeFormat(locale, { month: 'long' })",
])('finds %s', (source) => {
  expect(found(`\n${source}`)).toEqual([2]);
});

it('lets be what names its zone', () => {
  expect(found("new Intl.DateTimeFormat(of(locale), { month: 'long', timeZone: 'UTC' })")).toEqual(
    [],
  );
  expect(found('thaiYear(new Date()); date.getUTCMonth()')).toEqual([]);
  expect(found('new Date().getFullYear()', 'src/a.test.ts')).toEqual([]);
});
