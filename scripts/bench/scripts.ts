// Gzipped bytes of script per kind of page; `npm test` holds the same budgets.
import { publicPages } from '../budgets/public-pages.ts';
import { scriptRows } from '../budgets/script-rows.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

export const run = (): Promise<Row[]> =>
  withSite(async (site) => scriptRows(site.url, await publicPages(site)));
