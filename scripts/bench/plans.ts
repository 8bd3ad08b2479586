/**
 * Explains the statements of the uncached `bench -- scale` pages at the last of SCALE_FACTORS (40),
 * as on a connection that ran them often, and prints the slowest of each page with its reads.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { makeRow, type Row } from './support/row.ts';
import { type Explained, explain, type Statement } from './support/scale/explain.ts';
import { measureJobs } from './support/scale/measure-jobs.ts';
import { fetchDurationMs } from './support/scale/measure-pages.ts';
import { type ScalePage, scalePages } from './support/scale/scale-pages.ts';
import { LAST_FACTOR, ofEachSize, withScaleServer } from './support/scale/scale-site.ts';
import { signedIn } from './support/scale/sign-in.ts';

const SESSION_SECRET = randomUUID();
process.env['SESSION_SECRET'] = SESSION_SECRET;

const RECORDER = join(import.meta.dirname, 'support/scale/record-statements.mjs');

export async function run(): Promise<Row[]> {
  using home = mkdtempDisposableSync(join(tmpdir(), 'statements-'));
  const file = join(home.path, 'statements');
  return await ofEachSize([LAST_FACTOR], async (database) => {
    // Nightly jobs run first, because readers see what they count.
    await measureJobs(database);
    return await withScaleServer(
      database,
      (site) =>
        withLongRunningClient(database, (client) => explained({ site, database, client, file })),
      { SESSION_SECRET, STATEMENTS: file, NODE_OPTIONS: `--import=${RECORDER}` },
    );
  });
}

interface Explaining {
  readonly site: string;
  readonly database: string;
  readonly client: Client;
  readonly file: string;
}

async function explained({ site, database, client, file }: Explaining): Promise<Row[]> {
  const rows: Row[] = [];
  const cookies = await signedIn(database);
  const statementsOf = async (page: ScalePage) => {
    writeFileSync(file, '');
    if ((await fetchDurationMs(site, page, cookies)) === null) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines
      .map((line) => JSON.parse(line) as Statement)
      .filter(({ text }) => READS.test(text));
  };
  for (const page of await scalePages(site, database)) {
    const all: Explained[] = [];
    for (const statement of await statementsOf(page)) all.push(await explain(client, statement));
    const [slowest] = all.toSorted((a, b) => b.durationMs - a.durationMs);
    if (!slowest) continue;
    const { durationMs, blocks, scans } = slowest;
    process.stdout.write(
      `| ${page.measure} | ${all.length} | ${durationMs.toFixed(1)} | ${blocks.toLocaleString('en')} | ${scans.join(', ')} |\n`,
    );
    const value = all.reduce((sum, statement) => sum + statement.durationMs, 0);
    rows.push(makeRow(`${page.measure}, all its statements`, value, 'ms'));
  }
  return rows;
}

const READS = /^\s*(?:select|with)\b/i;
