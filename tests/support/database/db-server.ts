// One database server for the whole test run: DATABASE_URL's, or an embedded one of its own.
import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync } from 'node:fs';
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
import { migrate } from '#shared/server/db/migrate/migrate.ts';
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

interface SharedServer {
  readonly url: string;
  readonly template: string;
  stop(): Promise<void>;
}

/** Each project loads this module for itself, so the process knows the server that they share, and how many do. */
const known = globalThis as {
  databaseOfTests?: { server: Promise<SharedServer>; projects: number };
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  known.databaseOfTests ??= { server: migratedServer(), projects: 0 };
  const shared = known.databaseOfTests;
  shared.projects += 1;
  const { url, template, stop } = await shared.server;
  project.provide('databaseServer', url);
  project.provide('databaseTemplate', template);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    delete known.databaseOfTests;
    await stop();
  };
}

async function migratedServer(): Promise<SharedServer> {
  const { url, stop } = await startServer();
  const template = `yousay_template_${process.pid}_${Date.now().toString(36)}`;
  try {
    await createDatabase(url, template);
    await migrate(withDatabaseName(url, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    template,
    async stop() {
      // Ending a database takes eight times what making it takes; one of our own goes with its folder.
      if (process.env.DATABASE_URL) await dropAll(url, template);
      await stop();
    },
  };
}

async function dropAll(server: string, template: string): Promise<void> {
  const found = `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`;
  for (const { datname } of await ask<{ datname: string }>(server, found)) {
    await dropDatabase(server, datname);
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const configured = process.env.DATABASE_URL;
  if (configured) return { url: configured, stop: () => Promise.resolve() };
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
      removeLater(dataDir);
    },
  };
}

/** A thousand files of each database take the disk a while, which nobody waits for. */
function removeLater(folder: string): void {
  const remove = `require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })`;
  spawn(process.execPath, ['-e', remove], { detached: true, stdio: 'ignore' }).unref();
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
