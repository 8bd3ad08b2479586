/** Layout shift by a late typeface: an indexable page of each type, two languages, three widths. */
import { publicPages } from '../budgets/public-pages.ts';
import { shiftRows } from '../budgets/shift-rows.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

export function run(): Promise<Row[]> {
  return withSite(async (site) => {
    const pages = await publicPages(site);
    return await shiftRows(
      site.url,
      pages.filter(({ path }) => !path.startsWith('/en/')),
    );
  });
}
