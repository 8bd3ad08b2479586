import { expect, it } from 'vitest';
import { thaiDay } from './clock.ts';
import { beginningOf, daysAfter, endOf, gregorianDay } from './days.ts';

it.each([
  ['2569-03-31', '2026-03-31'],
  [' 2026-03-31 ', '2026-03-31'],
  ['2599-01-01', '2056-01-01'],
  ['31/03/2569', '31/03/2569'],
])('%s is the day %s', (typed, day) => expect(gregorianDay(typed)).toBe(day));

it('a day is one in Thailand, to its last second', () => {
  expect(beginningOf('2026-03-31').toISOString()).toBe('2026-03-30T17:00:00.000Z');
  expect(endOf('2026-03-31').toISOString()).toBe('2026-03-31T16:59:59.000Z');
  expect([thaiDay(beginningOf('2026-03-31')), thaiDay(endOf('2026-03-31'))]).toEqual([
    '2026-03-31',
    '2026-03-31',
  ]);
  expect(daysAfter('2026-02-27', 2)).toBe('2026-03-01');
});
