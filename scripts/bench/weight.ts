// How much HTML a page is, what it consists of, and its styles and fonts; `npm test` holds the same budgets.
import { weightRows } from '../budgets/weight-rows.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

export const run = (): Promise<Row[]> => withSite(weightRows);
