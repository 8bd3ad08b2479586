// Number of SQL statements of one uncached rendering.
import { randomUUID } from 'node:crypto';
import { type BenchPage, benchListPage, companyPages, homePage } from './support/bench-pages.ts';
import { makeRow, type Row } from './support/row.ts';
import { type BenchSite, pastTheCache, withSite } from './support/site.ts';

const COMPANY_GOAL = 6;
const LOG_TIMEOUT_MS = 5_000;

export function run(): Promise<Row[]> {
  return withSite(
    async (site) => {
      const rows: Row[] = [];
      const ofCompany = companyPages(site);
      for (const page of [homePage, benchListPage, ...ofCompany]) {
        const goal = ofCompany.includes(page) ? { atMost: COMPANY_GOAL } : undefined;
        rows.push(makeRow(`${page.name}, statements`, await queriesOf(site, page), '', goal));
      }
      return rows;
    },
    { LOG_LEVEL: 'info' },
  );
}

async function queriesOf({ url, server }: BenchSite, { path }: BenchPage): Promise<number> {
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
