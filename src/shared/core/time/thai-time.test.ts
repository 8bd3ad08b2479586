import { expect, it } from 'vitest';
import {
  beginningOf,
  daysAfter,
  displayYear,
  endOf,
  thaiDay,
  thaiTime,
  thaiYear,
  typedYear,
} from './thai-time.ts';

it('is ahead of the world by seven hours, over the end of a year too', () => {
  const night = new Date('2025-12-31T17:05:00Z');
  expect([thaiDay(night), thaiTime(night), thaiYear(night)]).toEqual(['2026-01-01', '00:05', 2026]);
  const before = new Date('2025-12-31T16:59:59Z');
  expect([thaiDay(before), thaiTime(before), thaiYear(before)]).toEqual([
    '2025-12-31',
    '23:59',
    2025,
  ]);
});

it('a day is one in Thailand, to its last second', () => {
  expect(beginningOf('2026-03-31').toISOString()).toBe('2026-03-30T17:00:00.000Z');
  expect(endOf('2026-03-31').toISOString()).toBe('2026-03-31T16:59:59.000Z');
  expect([thaiDay(beginningOf('2026-03-31')), thaiDay(endOf('2026-03-31'))]).toEqual([
    '2026-03-31',
    '2026-03-31',
  ]);
  expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01');
});

it.each([
  ['2558', '2015'],
  ['พ.ศ. ๒๕๕๘', '2015'],
  ['พ.ศ.2400', '1857'],
  ['2015', '2015'],
  ['ค.ศ. 2015', '2015'],
  ['255', '255'],
  ['soon', 'soon'],
  ['', ''],
])('%s is the year %s', (typed, year) => expect(typedYear(typed)).toBe(year));

it('a year is shown in the reader’s era, whichever it was typed in', () => {
  expect(displayYear(2017, 'th')).toContain('2560');
  expect(displayYear(2560, 'th')).toContain('2560');
  expect(displayYear(2560, 'en')).toBe('2017');
  expect(displayYear(2017, 'en')).toBe('2017');
});
