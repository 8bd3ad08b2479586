import { once } from 'node:events';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
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
import { LONGEST_REPLAY_MS, lastChangeOf } from '../../db/embedded-postgres/recovery.ts';
import { postgresHome } from '../../db/embedded-postgres.ts';
import { withLongRunningClient } from '../../db/long-running-client.ts';
import { RestoreRefusedError } from '../restore-refused.ts';
import type { Archiver, BroughtBack, Copy } from './prove.ts';

/** The server that is archived, as it says itself; it says where it lies to a superuser alone. */
interface Archived {
  readonly data: string;
  /** Where its programs lie. */
  readonly bin: string;
  readonly role: string;
  readonly database: string;
}

const stanzas = z.array(
  z.object({
    backup: z.array(
      z.object({
        timestamp: z.object({ stop: z.int() }),
        info: z.object({ repository: z.object({ size: z.optional(z.int()), delta: z.int() }) }),
      }),
    ),
  }),
);

/** What pgBackRest keeps of the server of `url`, found by these options of it. Run on the machine of that server. */
export async function pgBackRest(url: string, options: readonly string[]): Promise<Archiver> {
  const archived = await askArchived(url);
  return {
    holds: (segment) => hasArchived(url, segment),
    newestCopy: () => newestCopyOf(archived, options),
  };
}

async function newestCopyOf(archived: Archived, options: readonly string[]): Promise<Copy> {
  // pgBackRest and PostgreSQL run under whoever owns the data where this is run by root.
  const account = unprivilegedAccount(archived.data);
  const found = stanzas.parse(
    JSON.parse(await backRest(account, [archived.data], [...options, '--output=json', 'info'])),
  );
  const newest = found
    .flatMap(({ backup }) => backup)
    .toSorted((a, b) => a.timestamp.stop - b.timestamp.stop)
    .at(-1);
  if (newest === undefined) throw new RestoreRefusedError('pgBackRest has no copy of it');
  const { size, delta } = newest.info.repository;
  return {
    at: new Date(newest.timestamp.stop * 1000),
    bytes: size ?? delta,
    async bringBack(place, lsn) {
      const home = postgresHome(place);
      const data = join(home, 'data');
      for (const folder of [home, data]) ownedDirectory(folder, account);
      const target = [
        '--type=lsn',
        `--target=${lsn}`,
        '--target-exclusive',
        '--target-action=promote',
      ];
      // A copy that is only looked at never writes into the archive of the server.
      const restore = [`--pg1-path=${data}`, '--archive-mode=off', ...target, 'restore'];
      await backRest(account, [archived.data, data], [...options, ...restore]);
      const binaries = programsIn(archived.bin);
      return replay({ home, data, password: '', account, binaries }, archived);
    },
  };
}

/** Gives what it says. */
async function backRest(account: Account | null, paths: string[], args: string[]): Promise<string> {
  const quiet = ['--log-level-console=off', '--log-level-stderr=error'];
  const child = spawnAs(account, paths, 'pgbackrest', [...quiet, ...args], {
    env: minimalEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([child.stdout, child.stderr].map((out) => (out ? text(out) : '')));
  const [code] = await once(child, 'close');
  const [answer = '', problem] = await said;
  if (code !== 0) throw new Error(`pgBackRest ended with ${code}: ${problem}`);
  return answer;
}

const programsIn = (bin: string) => ({
  native: dirname(bin),
  initdb: join(bin, 'initdb'),
  postgres: join(bin, 'postgres'),
});

/** Runs what was restored by settings of its own, whatever those of the server are and wherever they lie. */
async function replay(cluster: Cluster, { role, database }: Archived): Promise<BroughtBack> {
  const { home, data, account } = cluster;
  const files = { config_file: join(home, 'settings'), hba_file: join(home, 'hba') };
  writeFileSync(files.config_file, '');
  // Behind a folder that this account alone may enter.
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
    }),
  ];
  const { child, ready } = launch(cluster, settings, undefined, LONGEST_REPLAY_MS);
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

function askArchived(url: string): Promise<Archived> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<Archived>(
      `SELECT current_setting('data_directory') AS data, setting AS bin, current_user AS role,
         current_database() AS database
       FROM pg_config WHERE name = 'BINDIR'`,
    );
    const [archived] = rows;
    if (archived === undefined)
      throw new RestoreRefusedError('DATABASE_URL does not say its BINDIR');
    return archived;
  });
}

/** Names of segments are in the order of the log; the server may have archived a label after one. */
function hasArchived(url: string, segment: string): Promise<boolean> {
  return withLongRunningClient(url, async (client) => {
    const { rows } = await client.query<{ kept: boolean | null }>(
      'SELECT left(last_archived_wal, 24) >= $1 AS kept FROM pg_stat_archiver',
      [segment],
    );
    return rows[0]?.kept === true;
  });
}
