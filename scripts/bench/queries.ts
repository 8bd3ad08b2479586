// Number of SQL statements of one uncached rendering.
import { randomUUID } from 'node:crypto';
import { type BenchPage, benchListPage, companyPages, homePage } from './support/bench-pages.ts';
import type { Running } from './support/child.ts';
import type { Row } from './support/row.ts';
import { pastTheCache, withSite } from './support/site.ts';

const COMPANY_GOAL = 6;
const LOG_TIMEOUT_MS = 5_000;

export function run(): Promise<Row[]> {
  return withSite(
    async (site) => {
      const rows: Row[] = [];
      for (const page of [homePage, benchListPage]) {
        rows.push(rowOf(page, await queriesOf(site.url, site.server, page)));
      }
      for (const page of companyPages(site)) {
        const row = rowOf(page, await queriesOf(site.url, site.server, page));
        rows.push({ ...row, goal: { atMost: COMPANY_GOAL } });
      }
      return rows;
    },
    { LOG_LEVEL: 'info' },
  );
}

const rowOf = ({ name }: BenchPage, value: number): Row => ({
  measure: `${name}, statements`,
  value,
  unit: '',
});

async function queriesOf(url: string, server: Running, { path }: BenchPage): Promise<number> {
  const id = randomUUID();
  const headers = { 'x-request-id': id };
  const answer = await fetch(pastTheCache(url + path), { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const line = await server.waitForLine(
    new RegExp(`"requestId":"${id}".*"queries":`),
    LOG_TIMEOUT_MS,
  );
  const { queries } = JSON.parse(line) as { queries: number };
  if (queries === 0) throw new Error(`${path} sent no query: it was not rendered`);
  return queries;
}
