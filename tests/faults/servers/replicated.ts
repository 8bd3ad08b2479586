import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { spawnAs, unprivilegedAccount } from '#shared/server/db/embedded-postgres/account.ts';
import { locateBinaries } from '#shared/server/db/embedded-postgres/binaries.ts';
import {
  type EmbeddedPostgres,
  postgresHome,
  startEmbeddedPostgres,
} from '#shared/server/db/embedded-postgres.ts';

/** The role of the product follows here, and holds a replica up. */
const GRANTS = `ALTER ROLE yousay REPLICATION;
GRANT EXECUTE ON FUNCTION pg_wal_replay_pause(), pg_wal_replay_resume() TO yousay;
`;

/** A replica that takes fewer connections than the primary ever did does not start. */
const MOST = 60;

export interface Replicated {
  readonly primary: EmbeddedPostgres;
  startReplica(): Promise<EmbeddedPostgres>;
}

/** A primary below `folder`, and a replica that streams from it. */
export async function replicated(folder: string): Promise<Replicated> {
  const start = (name: string) =>
    startEmbeddedPostgres(join(folder, name), { durable: false, maxConnections: MOST });
  const [original, copy] = [join(folder, 'primary'), join(folder, 'replica')].map(postgresHome) as [
    string,
    string,
  ];
  await (await start('primary')).stop();
  await askAlone(original, GRANTS);
  execFileSync('cp', ['-a', original, copy]);
  const primary = await start('primary');
  follow(copy, primary.url);
  return { primary, startReplica: () => start('replica') };
}

async function askAlone(home: string, statements: string): Promise<void> {
  const { native, postgres } = locateBinaries();
  const args = ['--single', '-D', join(home, 'data'), '-c', `max_connections=${MOST}`, 'yousay'];
  const asked = spawnAs(unprivilegedAccount(home), [home, native], postgres, args, {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  asked.stdin?.end(statements);
  await once(asked, 'exit');
}

function follow(home: string, url: string): void {
  const { host, port, user, password } = new pg.Client({ connectionString: url });
  const leader = `host=${host} port=${port} user=${user} password=${password}`;
  appendFileSync(join(home, 'data', 'postgresql.auto.conf'), `primary_conninfo = '${leader}'\n`);
  const signal = join(home, 'data', 'standby.signal');
  writeFileSync(signal, '');
  const account = unprivilegedAccount(home);
  if (account) chownSync(signal, account.uid, account.gid);
}
