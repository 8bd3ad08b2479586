/**
 * Times of uncached pages and jobs at 1, 10 and 40 times the demo, or at SCALE_FACTORS ("1,10").
 * The databases are stored in .data/bench/scale, or on the server of SCALE_DATABASE_URL.
 */
import { randomUUID } from 'node:crypto';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { makeRow, type Row } from './support/row.ts';
import { measureImport } from './support/scale/measure-import.ts';
import { measureJobs } from './support/scale/measure-jobs.ts';
import { measurePages } from './support/scale/measure-pages.ts';
import { ofEachSize, withScaleServer } from './support/scale/scale-site.ts';

/** Secret of the server started here, so that it accepts sessions that this process signs. */
const SESSION_SECRET = randomUUID();
process.env['SESSION_SECRET'] = SESSION_SECRET;

const FACTORS = (process.env['SCALE_FACTORS'] ?? '1,10,40').split(',').map(Number);

export const run = (): Promise<Row[]> =>
  ofEachSize(FACTORS, async (url, factor, server) => [
    ...(await measured(url, factor)),
    ...(await importing(server, factor)),
  ]);

/** Measures an import into a copy of the database, so that the next run has the same data. */
async function importing(server: string, factor: number): Promise<Row[]> {
  const copy = 'imported';
  await dropDatabase(server, copy);
  await createDatabase(server, copy, `x${factor}`);
  try {
    return named(await measureImport(withDatabaseName(server, copy)), factor);
  } finally {
    await dropDatabase(server, copy);
  }
}

async function measured(url: string, factor: number): Promise<Row[]> {
  // Nightly jobs run first, because readers see what they count.
  const jobs = await measureJobs(url);
  const pages = await withScaleServer(url, (site) => measurePages(site, url), { SESSION_SECRET });
  return named([...pages, ...jobs], factor);
}

/** Prefixes rows with the factor; goals count only from forty times the demo on. */
function named(rows: readonly Row[], factor: number): Row[] {
  return rows.map(({ measure, value, unit, goal }) =>
    makeRow(`×${factor} ${measure}`, value, unit, factor >= 40 ? goal : undefined),
  );
}
