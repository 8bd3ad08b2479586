// One database server for the whole test run: DATABASE_URL's, or an embedded one of its own.
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unprivilegedAccount } from '#shared/server/db/embedded-postgres/account.ts';
import { locateBinaries } from '#shared/server/db/embedded-postgres/binaries.ts';
import {
  inSingleUserMode,
  ownedDirectory,
  prepareCluster,
  ROLE,
} from '#shared/server/db/embedded-postgres/cluster.ts';
import { postgresHome, startEmbeddedPostgres } from '#shared/server/db/embedded-postgres.ts';
import { migrate } from '#shared/server/db/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';

import { ask } from './db-holder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `yousay_template_${process.pid}_${Date.now().toString(36)}`;
  try {
    await createDatabase(server.url, template);
    await migrate(withDatabaseName(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    // Ending a database takes eight times what making it takes; one of our own goes with its folder.
    if (process.env.DATABASE_URL) await dropAll(server.url, template);
    await server.stop();
  };
}

/** The template and its clones. */
async function dropAll(server: string, template: string): Promise<void> {
  const found = `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`;
  for (const { datname } of await ask<{ datname: string }>(server, found)) {
    await dropDatabase(server, datname);
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), 'yousay-test-'));
  await grantRights(dataDir);
  const { url, stop } = await startEmbeddedPostgres(dataDir, {
    durable: false,
    maxConnections: 100,
  });
  return {
    url,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A test reads all changes out of the log, as whoever has the log may; another puts rows back past all triggers. */
async function grantRights(dataDir: string): Promise<void> {
  const home = postgresHome(dataDir);
  const account = unprivilegedAccount(home);
  ownedDirectory(home, account);
  const cluster = await prepareCluster(home, account, locateBinaries(), false);
  // A worker for each database in turn would begin three times a second, and no test waits for one.
  const settings = 'wal_level = logical\nautovacuum = off\n';
  appendFileSync(join(cluster.data, 'postgresql.auto.conf'), settings);
  await inSingleUserMode(cluster, cluster.data, [
    `ALTER ROLE ${ROLE} REPLICATION`,
    `GRANT SET ON PARAMETER session_replication_role TO ${ROLE}`,
  ]);
}
