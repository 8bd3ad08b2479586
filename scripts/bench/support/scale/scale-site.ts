import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { SERVER_ARGS, SERVER_ENV } from '../../../serve/server-process.mjs';
import { type Running, start } from '../child.ts';
import type { Row } from '../row.ts';
import { ROOT, siteEnv } from '../site.ts';
import { grow } from './grow.ts';

export const SCALE_HOME = join(ROOT, '.data/bench/scale');
export const SCALE_CLUSTER = join(SCALE_HOME, 'postgres/data');
const START_TIMEOUT_MS = 600_000;
/** Factor of parts that measure a single size: the last of SCALE_FACTORS. */
export const LAST_FACTOR = Number((process.env['SCALE_FACTORS'] ?? '40').split(',').at(-1));
const ANOTHER_SERVER = process.env['SCALE_DATABASE_URL'];

/** Starts a server without jobs, so that nothing runs beside the measurement. */
export async function withScaleServer<Value>(
  url: string,
  work: (site: string, server: Running) => Promise<Value>,
  more: Record<string, string> = {},
) {
  const env = siteEnv({
    DATABASE_URL: url,
    DATA_DIR: join(SCALE_HOME, 'data'),
    ROLE: 'web',
    SESSION_SECRET: randomUUID(),
    STORAGE_URL: 'file:',
    ...more,
  });
  const server = start(SERVER_ARGS, { ...SERVER_ENV, ...env });
  try {
    await server.waitForLine(/^ready/, START_TIMEOUT_MS);
    return await work(env.PUBLIC_URL ?? '', server);
  } finally {
    await server.stop();
  }
}

/** Returns the database of a factor: the demo for 1, else a grown copy of it. */
export async function databaseOf(server: string, factor: number): Promise<string> {
  const name = `x${factor}`;
  const url = withDatabaseName(server, name);
  if (await isComplete(server, name)) {
    await migrate(url);
    return url;
  }
  await dropDatabase(server, name);
  if (factor === 1) {
    await createDatabase(server, name);
    await withScaleServer(url, async () => undefined);
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

async function isComplete(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ description: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS description FROM pg_database WHERE datname = $1`,
      [name],
    );
    return rows[0]?.description === 'whole';
  } finally {
    await client.end();
  }
}

export async function ofEachSize(
  factors: readonly number[],
  measure: (url: string, factor: number, server: string) => Promise<Row[]>,
): Promise<Row[]> {
  const database = ANOTHER_SERVER
    ? { url: ANOTHER_SERVER, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres(SCALE_HOME);
  try {
    const rows: Row[] = [];
    for (const factor of factors) {
      const url = await databaseOf(database.url, factor);
      rows.push(...(await measure(url, factor, database.url)));
    }
    return rows;
  } finally {
    await database.stop();
  }
}
