import type { ChildProcess } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../log.ts';
import { unprivilegedAccount } from './embedded-postgres/account.ts';
import { prepareArchiving } from './embedded-postgres/archiving.ts';
import { locateBinaries } from './embedded-postgres/binaries.ts';
import { type Cluster, ownedDirectory, prepareCluster } from './embedded-postgres/cluster.ts';
import {
  databaseUrl,
  type Launch,
  launch,
  prepareSocketDirectory,
  serverSettings,
  socketDirectory,
} from './embedded-postgres/launch.ts';
import {
  isAlive,
  readPostmaster,
  stopLeftover,
  stopPostmaster,
} from './embedded-postgres/pidfile.ts';

export interface EmbeddedOptions {
  /** False for throwaway databases in tests and verifications: a power cut may lose them. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  readonly archive?: boolean;
}

export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

export function postgresHome(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  return join(realpathSync(dataDir), 'postgres');
}

/** Starts the database of `dataDir`, which the caller has locked, and restarts it after a crash. */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durable = true, maxConnections = 30, archive = false }: EmbeddedOptions = {},
) {
  const home = postgresHome(dataDir);
  const binaries = locateBinaries();
  const account = unprivilegedAccount(home);
  ownedDirectory(home, account);
  const cluster = await prepareCluster(home, account, binaries, durable);
  const socket = socketDirectory(home);
  prepareSocketDirectory(socket, account);
  if (archive) await prepareArchiving(cluster);
  const settings = serverSettings(socket, { durable, maxConnections, archive });
  const supervisor = supervise(cluster, () => launchAfterLeftover(cluster, settings));
  await supervisor.started;
  return {
    url: databaseUrl(cluster.password, socket),
    async stop() {
      await supervisor.stop();
      if (!socket.startsWith(home)) rmSync(socket, { recursive: true, force: true });
    },
  };
}

async function launchAfterLeftover(cluster: Cluster, settings: readonly string[]): Promise<Launch> {
  await stopLeftover(cluster.data);
  const leftover = readPostmaster(cluster.data);
  if (leftover === null) return launch(cluster, settings);
  return launch(cluster, settings, isAlive(leftover.pid) ? leftover.pid : undefined);
}

const START_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 1_000;

function supervise(cluster: Cluster, start: () => Promise<Launch>) {
  let running: ChildProcess | undefined;
  let stopping = false;
  const onExit = () => running?.kill('SIGINT');

  /** Starts the server, retrying until children of a killed one have released shared memory. */
  async function attempt(deadline: number): Promise<void> {
    for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS)) {
      try {
        const launched = await start();
        running = launched.child;
        await launched.ready;
        launched.child.once('exit', onDeath);
        if (launched.child.exitCode !== null || launched.child.signalCode !== null) onDeath();
        return;
      } catch (error) {
        running = undefined;
        if (stopping || performance.now() + pauseMs > deadline) throw error;
        await wait(pauseMs);
      }
    }
  }

  let recovery: Promise<void> | undefined;
  function onDeath() {
    running = undefined;
    if (stopping || recovery !== undefined) return;
    log.error('the database exited unexpectedly: restarting it');
    recovery = attempt(Number.POSITIVE_INFINITY)
      .then(() => log.info('the database was restarted'))
      .catch((error: unknown) => log.error({ err: error }, 'the database could not be restarted'))
      .finally(() => {
        recovery = undefined;
      });
  }

  process.once('exit', onExit);
  const started = attempt(performance.now() + START_TIMEOUT_MS);
  return {
    started,
    async stop() {
      stopping = true;
      await started.catch(() => undefined);
      await recovery;
      const pid = running?.pid;
      if (pid !== undefined) await stopPostmaster(pid, cluster.data);
      process.off('exit', onExit);
    },
  };
}
