import { expect, it } from 'vitest';
import { appealableUntil } from './appeal-rules.ts';

it.each([
  ['2026-11-25T10:00:00+07:00', '2027-05-25T23:59:59+07:00'],
  ['2026-11-25T23:30:00+07:00', '2027-05-25T23:59:59+07:00'],
  ['2026-06-30T18:00:00Z', '2027-01-01T23:59:59+07:00'],
  // February has no such day: rounded in the writer's favour.
  ['2026-08-31T12:00:00+07:00', '2027-03-03T23:59:59+07:00'],
])('accepts an appeal against a rejection at %s until %s', (refused, until) => {
  expect(appealableUntil(new Date(refused))).toEqual(new Date(until));
});
