import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as cookies from '#shared/core/cookies.ts';

/** Set for the review team alone, who are no readers of these documents. */
const OF_THE_TEAM = ['ADMIN_COOKIE', 'TEAM_COOKIE'];

it('names every cookie that visitors, job seekers and employers may get', () => {
  const table = readFileSync(join(import.meta.dirname, 'CookieTable.astro'), 'utf8');
  const body = table.slice(table.indexOf('const { locale'));
  const names = Object.keys(cookies).filter((name) => name.endsWith('_COOKIE'));
  const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(body));
  expect(missing.toSorted()).toEqual(OF_THE_TEAM);
});
