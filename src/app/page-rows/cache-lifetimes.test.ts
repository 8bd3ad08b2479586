import { expect, it } from 'vitest';
import { lifeUntil } from './cache-lifetimes.ts';

const DAY = 86_400;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 500);

it.each([
  ['long after', 72, DAY, DAY],
  ['while it is fresh', 2, 7_200, 0],
  ['while an older one may be shown', 30, DAY, 21_600],
  ['before it was made', -1, 0, 0],
])('a page that ends %s is not cached longer', (_what, hours, maxAge, swr) => {
  expect(lifeUntil(inHours(hours), { maxAge: DAY, swr: DAY })).toEqual({ maxAge, swr });
});
