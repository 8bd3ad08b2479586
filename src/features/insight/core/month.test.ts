import { expect, it } from 'vitest';
import { completedMonths, lastDayOf, oldestVisitDate } from './month.ts';

const at = (moment: string) => new Date(moment);

it('the last month is complete one day after its end', () => {
  expect(completedMonths(at('2026-11-30T23:00:00+07:00'), 'month')).toEqual(['2026-10-01']);
  expect(completedMonths(at('2026-12-01T23:59:00+07:00'), 'month')).toEqual(['2026-10-01']);
  expect(completedMonths(at('2026-12-02T00:00:00+07:00'), 'month')).toEqual(['2026-11-01']);
});

it('a year is the twelve complete months before, all stored', () => {
  const now = at('2026-01-01T12:00:00+07:00');
  const months = completedMonths(now, 'year');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2024-12-01', '2025-11-01']);
  expect(oldestVisitDate(now) <= (months[0] ?? '')).toBe(true);
});

it('ends months as the calendar does', () => {
  expect(['2024-02-01', '2026-12-01'].map(lastDayOf)).toEqual(['2024-02-29', '2026-12-31']);
});
