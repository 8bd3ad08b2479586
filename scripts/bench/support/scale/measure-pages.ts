import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { Row } from '../row.ts';
import { pastTheCache } from '../site.ts';

const TIMES = 5;

interface Asked {
  readonly measure: string;
  readonly path: string;
  /** Milliseconds, at forty times the demo. */
  readonly goal: number;
}

/** The middle one of some answers from no cache, by a database that has read its tables before. */
export async function measurePages(site: string, database: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { measure, path, goal } of await pagesOf(site, database)) {
    // A small demo has no page that far on.
    if ((await ask(site, path)) === null) continue;
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) took.push((await ask(site, path)) ?? 0);
    const value = took.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
    rows.push({ measure, value, unit: 'ms', goal: { atMost: goal } });
  }
  return rows;
}

/** Milliseconds; null where nothing is. */
async function ask(site: string, path: string): Promise<number | null> {
  const began = performance.now();
  const answer = await fetch(pastTheCache(site + path));
  await answer.arrayBuffer();
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

async function pagesOf(site: string, database: string): Promise<Asked[]> {
  const { lastPage, largest, chunk, industry, jobField, province } = await figuresOf(database);
  const list = '/yousay/companylist';
  const reviews = await addressOf(`${site}/company/${largest}/yousay`);
  return [
    { measure: 'home', path: '/', goal: 60 },
    { measure: 'review landing', path: '/yousay', goal: 60 },
    { measure: 'list', path: list, goal: 80 },
    { measure: 'list, page 50', path: `${list}?pg=50`, goal: 80 },
    { measure: 'list, last page', path: `${list}?pg=${lastPage}`, goal: 80 },
    { measure: 'list of an industry', path: `${list}?idIndustry=${industry}`, goal: 80 },
    { measure: 'list of a job field', path: `${list}?idJobField=${jobField}`, goal: 80 },
    { measure: 'list of a province', path: `${list}?province=${province}`, goal: 80 },
    { measure: 'reviews of the largest company', path: reviews, goal: 60 },
    { measure: 'its reviews, page 50', path: `${reviews}?pg=50`, goal: 60 },
    { measure: 'its reviews of one star', path: `${reviews}?starsId=1`, goal: 60 },
    { measure: 'integrity', path: '/integrity', goal: 40 },
    { measure: 'sitemap index', path: '/sitemap-index.xml', goal: 100 },
    { measure: 'sitemap of pages', path: '/sitemap-pages.xml', goal: 100 },
    { measure: 'sitemap of companies', path: `/sitemap-companies-${chunk}.xml`, goal: 100 },
    { measure: 'jobs', path: '/jobs', goal: 80 },
  ];
}

async function figuresOf(database: string) {
  const { rows } = await withLongRunningClient(database, (client) =>
    client.query<{
      companies: number;
      largest: number;
      industry: number;
      jobField: number;
      province: string;
    }>(
      `SELECT (SELECT count(*)::int FROM companies WHERE is_active AND is_listed) AS companies,
         (SELECT id_emp FROM company_stats ORDER BY review_count DESC LIMIT 1) AS largest,
         (SELECT id_industry FROM companies GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS industry,
         (SELECT id_job_field FROM company_job_fields GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "jobField",
         (SELECT province FROM companies GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS province`,
    ),
  );
  if (!rows[0]) throw new Error('a count is always there');
  return { ...rows[0], lastPage: Math.ceil(rows[0].companies / 20), chunk: 1 };
}

/** Where an address leads in the end. */
async function addressOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return new URL(answer.url).pathname;
}
