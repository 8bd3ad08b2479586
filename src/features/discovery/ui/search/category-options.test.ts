import { expect, it } from 'vitest';
import { withCounts } from './category-options.ts';

const OPTIONS = ['10', '20', '83'].map((value) => ({ value, label: `Place ${value}` }));
const counts = (isLeast: boolean) => ({
  industries: new Map(),
  jobFields: new Map(),
  provinces: new Map([
    ['10', 12_345],
    ['83', 9],
  ]),
  isLeast,
});
const labels = (isLeast: boolean) =>
  withCounts(OPTIONS, counts(isLeast), 'provinces', 'en').map(({ label }) => label);

it('adds the count to each option, rounded if partial', () => {
  expect(labels(false)).toEqual(['Place 10 (12,345)', 'Place 20', 'Place 83 (9)']);
  expect(labels(true)).toEqual(['Place 10 (10,000+)', 'Place 20', 'Place 83']);
});
