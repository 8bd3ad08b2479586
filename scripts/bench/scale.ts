// What uncached pages and jobs take when the data grows: at the demo's size, ten and forty times it.
// SCALE_FACTORS names others ("1,10"). The databases are kept in .data/bench/scale between runs.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { SERVER_ARGS, SERVER_ENV } from '../serve/server-process.mjs';
import { start } from './support/child.ts';
import type { Row } from './support/row.ts';
import { grow } from './support/scale/grow.ts';
import { measureImport } from './support/scale/measure-import.ts';
import { measureJobs } from './support/scale/measure-jobs.ts';
import { measurePages } from './support/scale/measure-pages.ts';
import { ROOT, siteEnv } from './support/site.ts';

const HOME = join(ROOT, '.data/bench/scale');
const FACTORS = (process.env['SCALE_FACTORS'] ?? '1,10,40').split(',').map(Number);
const START_LIMIT = 600_000;

export async function run(): Promise<Row[]> {
  const database = await startEmbeddedPostgres(HOME);
  try {
    const rows: Row[] = [];
    for (const factor of FACTORS) {
      const url = await databaseOf(database.url, factor);
      rows.push(...(await measured(url, factor)));
      rows.push(...(await importing(database.url, factor)));
    }
    return rows;
  } finally {
    await database.stop();
  }
}

/** Into a copy, so that the next run finds what this one found. */
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
  // The night comes first: a reader meets what its jobs have counted.
  const jobs = await measureJobs(url);
  const pages = await withServer(url, (site) => measurePages(site, url));
  return named([...pages, ...jobs], factor);
}

/** Goals are those at forty times the demo. */
function named(rows: readonly Row[], factor: number): Row[] {
  return rows.map(({ measure, value, unit, goal }) => ({
    measure: `×${factor} ${measure}`,
    value,
    unit,
    ...(factor >= 40 && goal ? { goal } : {}),
  }));
}

/** Only readers: no job works beside what is measured. */
async function withServer<Value>(url: string, work: (site: string) => Promise<Value>) {
  const env = siteEnv({
    DATABASE_URL: url,
    DATA_DIR: join(HOME, 'data'),
    ROLE: 'web',
    SESSION_SECRET: randomUUID(),
  });
  const server = start(SERVER_ARGS, { ...SERVER_ENV, ...env });
  try {
    await server.said(/^ready/, START_LIMIT);
    return await work(env.PUBLIC_URL ?? '');
  } finally {
    await server.stop();
  }
}

/** The server of the product fills the first with the demo; the others grow from a copy of it. */
async function databaseOf(server: string, factor: number): Promise<string> {
  const name = `x${factor}`;
  const url = withDatabaseName(server, name);
  if (await isWhole(server, name)) {
    await migrate(url);
    return url;
  }
  await dropDatabase(server, name);
  if (factor === 1) {
    await createDatabase(server, name);
    await withServer(url, async () => undefined);
  } else {
    await databaseOf(server, 1);
    await createDatabase(server, name, 'x1');
    await withLongRunningClient(url, (client) => grow(client, factor));
  }
  await withLongRunningClient(url, (client) =>
    client.query(`COMMENT ON DATABASE ${name} IS 'whole'`),
  );
  return url;
}

async function isWhole(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ said: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS said FROM pg_database WHERE datname = $1`,
      [name],
    );
    return rows[0]?.said === 'whole';
  } finally {
    await client.end();
  }
}
