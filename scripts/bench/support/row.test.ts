import { expect, test } from 'vitest';
import { isMet, verdict } from './row.ts';

const row = (share: number) => ({
  measure: 'kept ÷ node:http',
  value: 0.9,
  unit: '',
  goal: { atLeast: 0.75 },
  share,
});

test.each([
  [1, true, 'met (100 % of its core)'],
  [0.95, true, 'met (95 % of its core)'],
  [0.94, false, 'DOES NOT COUNT (94 % of its core)'],
] as const)('a rate of a server that had %f of its core counts: %s', (share, counts, words) => {
  expect([isMet(row(share)), verdict(row(share))]).toEqual([counts, words]);
});
