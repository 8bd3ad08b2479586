import { once } from 'node:events';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { type Account, spawnAs, unprivilegedAccount } from '../../db/embedded-postgres/account.ts';
import {
  type Cluster,
  minimalEnvironment,
  ownedDirectory,
} from '../../db/embedded-postgres/cluster.ts';
import {
  asArguments,
  launch,
  prepareSocketDirectory,
  serverSettings,
  socketDirectory,
} from '../../db/embedded-postgres/launch.ts';
import { stopPostmaster } from '../../db/embedded-postgres/pidfile.ts';
import { lastChangeOf, MAX_REPLAY_MS } from '../../db/embedded-postgres/recovery.ts';
import { postgresHome } from '../../db/embedded-postgres.ts';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { RestoreRejectedError } from '../restore-rejected.ts';
import type { Archiver, BaseBackup } from './verify.ts';

/** The archived server. Only a superuser may read its data directory. */
interface ArchivedServer {
  readonly data: string;
  readonly bin: string;
  readonly role: string;
  readonly database: string;
}

const message = z.object({ message: z.string() });
const stanzas = z.array(
  z.object({
    status: message,
    repo: z.optional(z.array(z.object({ status: message }))),
    backup: z.array(
      z.object({
        label: z.string(),
        database: z.object({ 'repo-key': z.int() }),
        lsn: z.object({ stop: z.string() }),
        timestamp: z.object({ stop: z.int() }),
        info: z.object({
          size: z.int(),
          repository: z.object({ size: z.optional(z.int()), delta: z.int() }),
        }),
      }),
    ),
  }),
);

export interface PgBackRestOptions {
  readonly options: readonly string[];
  readonly signal?: AbortSignal;
}

/** Archive of a server kept by pgBackRest; must run on the machine of that server. */
export async function pgBackRest(url: string, options: PgBackRestOptions): Promise<Archiver> {
  const server = await findServer(url);
  return {
    holds: (segment) => hasArchived(url, segment),
    newestBase: async (lsn) => {
      await rejectTablespaces(url);
      return newestCopyOf(server, lsn, options);
    },
  };
}

async function newestCopyOf(
  server: ArchivedServer,
  lsn: string,
  options: PgBackRestOptions,
): Promise<BaseBackup> {
  // When this runs as root, pgBackRest and PostgreSQL run as the owner of the data.
  const account = unprivilegedAccount(server.data);
  const backRest = (paths: string[], ...args: string[]) =>
    runPgBackRest(account, [server.data, ...paths], args, options);
  const stanzaList = stanzas.parse(JSON.parse(await backRest([], '--output=json', 'info')));
  const newest = stanzaList
    .flatMap(({ backup }) => backup)
    .filter((backup) => lsnValue(backup.lsn.stop) <= lsnValue(lsn))
    .toSorted((a, b) => a.timestamp.stop - b.timestamp.stop)
    .at(-1);
  if (newest === undefined) {
    const states = stanzaList.flatMap(({ status, repo = [] }) => [
      status,
      ...repo.map((of) => of.status),
    ]);
    throw new RestoreRejectedError(
      `pgBackRest has no copy of it: ${states.map((state) => state.message).join(', ')}`,
    );
  }
  const { size, delta } = newest.info.repository;
  return {
    completedAt: new Date(newest.timestamp.stop * 1000),
    bytes: size ?? delta,
    restoredBytes: newest.info.size,
    async restoreInto(dir, until) {
      const home = postgresHome(dir);
      const data = join(home, 'data');
      for (const folder of [home, data]) ownedDirectory(folder, account);
      await backRest(
        [data],
        `--pg1-path=${data}`,
        `--repo=${newest.database['repo-key']}`,
        `--set=${newest.label}`,
        // The restored copy must never write to the server's archive.
        '--archive-mode=off',
        '--type=lsn',
        `--target=${until}`,
        '--target-exclusive',
        '--target-action=promote',
        'restore',
      );
      await keepRecoverySettings(join(data, 'postgresql.auto.conf'));
      const binaries = programsIn(server.bin);
      return replay({ home, data, password: '', account, binaries }, server);
    },
  };
}

function lsnValue(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

async function runPgBackRest(
  account: Account | null,
  paths: string[],
  args: string[],
  { options, signal }: PgBackRestOptions,
): Promise<string> {
  const quiet = ['--log-level-console=off', '--log-level-stderr=error'];
  const child = spawnAs(account, paths, 'pgbackrest', [...options, ...quiet, ...args], {
    env: minimalEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const outputs = Promise.all([child.stdout, child.stderr].map((out) => (out ? text(out) : '')));
  const [code] = await once(child, 'close');
  const [output = '', problem] = await outputs;
  if (code !== 0) throw new Error(`pgBackRest ended with ${code}: ${problem}`);
  return output;
}

/** Drops settings of `ALTER SYSTEM` (pid files, extensions) that reach outside the folder. */
async function keepRecoverySettings(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const recoverySettings = lines.filter((line) =>
    /^(?:restore_command|recovery_target\w*)\s*=/.test(line),
  );
  await writeFile(file, `${recoverySettings.join('\n')}\n`);
}

const programsIn = (bin: string) => ({
  native: dirname(bin),
  initdb: join(bin, 'initdb'),
  postgres: join(bin, 'postgres'),
});

/** Runs a restored copy with our own settings, independent of those of its server. */
async function replay(cluster: Cluster, { role, database }: ArchivedServer) {
  const { home, data, account } = cluster;
  const files = { config_file: join(home, 'settings'), hba_file: join(home, 'hba') };
  writeFileSync(files.config_file, '');
  // The socket is in a folder that only this account may enter.
  writeFileSync(files.hba_file, 'local all all trust\n');
  if (account) for (const file of Object.values(files)) chownSync(file, account.uid, account.gid);
  const socket = socketDirectory(home);
  prepareSocketDirectory(socket, account);
  const settings = [
    ...serverSettings(socket, { durable: false, maxConnections: 30, archive: false }),
    ...asArguments({
      ...files,
      hot_standby: 'off',
      archive_mode: 'off',
      synchronous_standby_names: '',
      ssl: 'off',
      logging_collector: 'off',
      // Subscription workers would consume changes meant for the production server.
      max_logical_replication_workers: 0,
    }),
  ];
  const { child, ready } = launch(cluster, settings, undefined, MAX_REPLAY_MS);
  await ready;
  return {
    reaches: lastChangeOf(home),
    url: `postgres://${encodeURIComponent(role)}@localhost:5432/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`,
    async stop() {
      if (child.pid !== undefined) await stopPostmaster(child.pid, data);
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

export function isReplica(url: string): Promise<boolean> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
    return rows[0]?.is === true;
  });
}

function findServer(url: string): Promise<ArchivedServer> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<ArchivedServer>(
      `SELECT current_setting('data_directory') AS data, setting AS bin, current_user AS role,
         current_database() AS database
       FROM pg_config WHERE name = 'BINDIR'`,
    );
    const [server] = rows;
    if (server === undefined)
      throw new RestoreRejectedError('the server of DATABASE_URL does not report its BINDIR');
    return server;
  });
}

/** Tablespaces have absolute paths, so a copy restored on the same machine would write to them. */
function rejectTablespaces(url: string): Promise<void> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT 1 FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')`,
    );
    if (rows.length > 0)
      throw new RestoreRejectedError(
        'A copy of a server with tablespaces would write into them: it cannot be verified beside it',
      );
  });
}

/** Segment names sort like the WAL; the last archived file may be a label instead of a segment. */
function hasArchived(url: string, segment: string): Promise<boolean> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ archived: boolean | null }>(
      'SELECT left(last_archived_wal, 24) COLLATE "C" >= $1 AS archived FROM pg_stat_archiver',
      [segment],
    );
    return rows[0]?.archived === true;
  });
}
