/**
 * Recall and speed of the company search. SEARCH_COMPANIES and SEARCH_QUERIES name the files whose
 * companies are imported among 11,000 invented ones; SEARCH_LARGE sets the rows of the larger
 * table.
 */
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { importCompanies } from '#features/discovery/server/import-companies.ts';
import { readCompanyFile } from '#features/discovery/server/read-company-file.ts';
import { searchCompanies } from '#features/discovery/server/search-companies.ts';
import { makeCompanies } from '../seed/company/company.ts';
import type { Phrase } from '../seed/phrase.ts';
import { manyNames } from './support/many-names.ts';
import { percentile } from './support/measure.ts';
import { processorClock } from './support/processor-clock.ts';
import { makeRow, type Row } from './support/row.ts';
import {
  asPeopleWrite,
  type LabelledQuery,
  type Listed,
} from './support/search/as-people-write.ts';
import {
  storeFoldedNames,
  storeSearchCompanies,
  withNewDatabase,
  withServer,
} from './support/search/databases.ts';
import { searchMix } from './support/search/mix.ts';
import { ROOT } from './support/site.ts';

const REAL_DATA = '../shared/data';
const INVENTED = 'tests/fixtures';
const COMPANIES = dataFile('SEARCH_COMPANIES', 'listed-companies.csv', 'companies.csv');
const QUERIES = dataFile('SEARCH_QUERIES', 'search-queries.csv', 'search-queries.csv');

const SMALL = 11_000;
const LARGE = Number(process.env['SEARCH_LARGE'] ?? 1_000_000);
const SAMPLED = 40;
const WARM_UP = 60;
const MAX_TIMED_QUERIES = 1001;
const FIRST_SCREEN = 10;

export function run(): Promise<Row[]> {
  return withServer(async (server) => [
    ...(await withNewDatabase(server, 'small', small)),
    ...(await withNewDatabase(server, 'large', large)),
  ]);
}

function dataFile(variable: string, real: string, invented: string): string {
  const configuredPath = process.env[variable];
  if (configuredPath) return configuredPath;
  const sharedFile = join(ROOT, REAL_DATA, real);
  return existsSync(sharedFile) ? sharedFile : join(ROOT, INVENTED, invented);
}

async function small(client: Client): Promise<Row[]> {
  const names = makeCompanies(SMALL, 0).map(({ name }) => name.full);
  await storeSearchCompanies(client, names);
  await importCompanies(drizzle({ client }), readCompanyFile(COMPANIES));
  const imported = await client.query<Listed>(
    `SELECT import_key AS id, company_name_th AS th, company_name_en AS en
     FROM companies WHERE import_key IS NOT NULL ORDER BY id_emp`,
  );
  const written = asPeopleWrite(imported.rows);
  return [
    ...(await recall(client, await labelledFile())),
    ...(await recall(client, written)),
    ...(await speed(client, searchMix(names.filter(isSampled(SMALL))), 20)),
    ...(await speed(client, sampleOf(written), 20, 'as people write')),
  ];
}

async function large(client: Client): Promise<Row[]> {
  await storeFoldedNames(client, manyNames(LARGE));
  const names = [...manyNames(LARGE)].filter(isSampled(LARGE));
  const written = asPeopleWrite(names.map((name) => ({ ...name, id: 'ZZZ' })));
  return [
    ...(await speed(client, searchMix(names), 60)),
    ...(await speed(client, sampleOf(written), 60, 'as people write')),
  ];
}

const isSampled = (count: number) => (_: Phrase, index: number) =>
  index % Math.floor(count / SAMPLED) === 0;

const sampleOf = (written: readonly LabelledQuery[]): string[] =>
  written
    .filter((_, index) => index % Math.ceil(written.length / MAX_TIMED_QUERIES) === 0)
    .map(({ query }) => query);

async function labelledFile(): Promise<LabelledQuery[]> {
  const rows = createReadStream(QUERIES).pipe(parse({ columns: true, bom: true }));
  return Array.fromAsync(rows as AsyncIterable<LabelledQuery>);
}

/** Share of labelled queries whose company is among the first ten results. */
async function recall(client: Client, queries: readonly LabelledQuery[]): Promise<Row[]> {
  const db = drizzle({ client });
  const imported = await client.query<{ id: number; key: string }>(
    'SELECT id_emp AS id, import_key AS key FROM companies WHERE import_key IS NOT NULL',
  );
  const keys = new Map(imported.rows.map(({ id, key }) => [id, key]));
  const kinds = new Map<string, boolean[]>();
  for (const { kind, query, expectedId } of queries) {
    const first = (await searchCompanies(db, query)).slice(0, FIRST_SCREEN);
    const isFound = first.some(({ idEmp }) => keys.get(idEmp) === expectedId);
    kinds.set(kind, [...(kinds.get(kind) ?? []), isFound]);
  }
  const share = (found: readonly boolean[]) => found.filter(Boolean).length / found.length;
  const goal = { atLeast: 0.95 };
  const all = [...kinds.values()].flat();
  return [
    ...[...kinds].map(([kind, found]) =>
      makeRow(`recall@10, ${kind} (${found.length} queries)`, share(found), '', goal),
    ),
    makeRow(`recall@10, all ${all.length} queries`, share(all), '', goal),
  ];
}

async function speed(
  client: Client,
  queries: readonly string[],
  maxMs: number,
  queryKind = '',
): Promise<Row[]> {
  const db = drizzle({ client });
  for (const query of queries.slice(0, WARM_UP)) await searchCompanies(db, query);
  const clock = await processorClock(client);
  const times: number[] = [];
  const busy: number[] = [];
  for (const query of queries) {
    const [began, beganBusy] = [performance.now(), clock()];
    await searchCompanies(db, query);
    times.push(performance.now() - began);
    busy.push(clock() - beganBusy);
  }
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM company_search',
  );
  const among = `search among ${rows[0]?.count.toLocaleString('en')} (${times.length} queries${queryKind && `, ${queryKind}`})`;
  const onProcessor = percentile(busy, 0.95);
  return [
    makeRow(`${among}, p50`, percentile(times, 0.5), 'ms'),
    makeRow(`${among}, p95`, percentile(times, 0.95), 'ms', { atMost: maxMs }),
    ...(Number.isNaN(onProcessor)
      ? []
      : [makeRow(`${among}, p95 of processor time`, onProcessor, 'ms')]),
  ];
}
