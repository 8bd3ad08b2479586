import { expect, it } from 'vitest';
import { thaiDay, thaiTime, thaiYear } from './clock.ts';

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
