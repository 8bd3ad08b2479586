import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from '#shared/server/db/embedded-postgres/account.ts';
import { locateBinaries } from '#shared/server/db/embedded-postgres/binaries.ts';
import { freePort } from '../../../scripts/bench/support/free-port.ts';
import { PASSWORD, PostgresServer, ROLE } from './postgres-server.ts';
import { waitUntil } from './wait-until.ts';

const PACKAGES = '/usr/lib/postgresql';
const OLDEST = 15;
/** What the product expects of a role behind a pooler (decision 0140). */
const LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  jit: 'off',
};

const packaged = newestPackage();
export const hasPostgres = packaged !== null;

export interface PostgresPair {
  readonly primary: PostgresServer;
  readonly replica: PostgresServer;
}

function newestPackage(): string | null {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number) : [];
  const newest = Math.max(...versions);
  const bin = join(PACKAGES, String(newest), 'bin');
  return newest >= OLDEST && existsSync(join(bin, 'pg_basebackup')) ? bin : null;
}

/** A primary and its streaming replica on loopback, of Debian's packages where they are, else of our own. */
export async function postgresPair(place: string): Promise<PostgresPair> {
  const account = unprivilegedAccount(place);
  const bin = packaged ?? join(locateBinaries().native, 'bin');
  const home = join(place, 'pair');
  chmodSync(place, 0o755);
  mkdirSync(home);
  const password = join(home, 'password');
  writeFileSync(password, PASSWORD);
  if (account) for (const path of [home, password]) chownSync(path, account.uid, account.gid);
  const of = async (name: string) =>
    new PostgresServer(bin, join(home, name), await freePort(), account);
  const primary = await of('primary');
  const replica = await of('replica');
  const made = ['-D', primary.data, '-U', ROLE, '--pwfile', password];
  await primary.run('initdb', [
    ...made,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  await primary.start();
  await primary.ask(`CREATE DATABASE ${ROLE}`, 'postgres');
  for (const [name, most] of Object.entries(LIMITS)) {
    await primary.ask(`ALTER ROLE ${ROLE} SET ${name} = '${most}'`);
  }
  await primary.stop();
  execFileSync('cp', ['-a', primary.data, replica.data]);
  replica.follow(primary);
  await primary.start();
  await replica.start();
  return { primary, replica };
}

export async function waitAtCommits({ primary }: PostgresPair): Promise<void> {
  await primary.ask(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await primary.ask('SELECT pg_reload_conf()');
  await waitUntil(async () => {
    const [row] = await primary.ask('SELECT sync_state FROM pg_stat_replication');
    return row?.sync_state === 'sync';
  });
}
