import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { history } from './history.ts';

const { schema, blank } = history.kinds.topic;

it.each([
  ['2558', 2558],
  [2558, 2558],
  ['พ.ศ. ๒๕๕๘', 2558],
  ['ค.ศ. 2015', 2015],
  ['1999', 1999],
  ['', null],
  [null, null],
])('the year %j is stored as %j', (year, kept) => {
  expect(z.parse(schema, { ...blank, year })).toMatchObject({ year: kept });
});

it.each(['1799', '255', '2101', '2644', '3000', 'soon'])('the year %j is invalid', (year) => {
  expect(z.safeParse(schema, { ...blank, year }).error?.issues[0]?.message).toBe('yearRange');
});
