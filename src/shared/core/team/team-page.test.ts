import { expect, it } from 'vitest';
import { teamPage } from './team-page.ts';

const asked = (query: string, total: number) =>
  teamPage(new URL(`https://x.example/backoffice/claims${query}`), total, 50).page;

it.each([
  ['', 120, 1],
  ['?pg=2', 120, 2],
  ['?pg=3', 120, 3],
  ['?pg=4', 120, 3],
  ['?pg=2', 50, 1],
  ['?pg=2', 0, 1],
  ['?pg=0', 120, 1],
  ['?pg=-1', 120, 1],
  ['?pg=1.5', 120, 1],
  ['?pg=next', 120, 1],
])('of %s with %i that wait, page %i is read', (query, total, page) => {
  expect(asked(query, total)).toBe(page);
});
