// HTML size of pages by part, and of their styles and fonts; `npm test` has the same budgets.
import { weightRows } from '../budgets/weight-rows.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';

export const run = (): Promise<Row[]> => withSite(weightRows);
