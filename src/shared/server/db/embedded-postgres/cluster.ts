import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generatedSecret } from '../../generated-secret.ts';
import { syncDirectory } from '../../storage/sync-directory.ts';
import { type Account, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';

export const ROLE = 'yousay';
export const DATABASE = 'yousay';
const MAJOR = '18';

export interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly password: string;
  readonly account: Account | null;
  readonly binaries: Binaries;
}

export function ownedDirectory(path: string, account: Account | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  if (account !== null) chownSync(path, account.uid, account.gid);
}

/** Creates the data directory if missing, atomically by rename. */
export async function prepareCluster(
  home: string,
  account: Account | null,
  binaries: Binaries,
  durable: boolean,
): Promise<Cluster> {
  const data = join(home, 'data');
  const hasPassword = existsSync(join(home, 'password'));
  const password = generatedSecret(home, 'password');
  const cluster: Cluster = { home, data, password, account, binaries };
  if (existsSync(data)) {
    const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
    if (version !== MAJOR) {
      throw new Error(
        `${data} was made by PostgreSQL ${version}, this is ${MAJOR}: back up and restore`,
      );
    }
    if (!hasPassword)
      await inSingleUserMode(cluster, data, [`ALTER ROLE ${ROLE} PASSWORD '${password}'`]);
    return cluster;
  }
  const draft = join(home, 'data.tmp');
  rmSync(draft, { recursive: true, force: true });
  await initialise(cluster, draft, durable);
  // The application's role is no superuser, so that an injection cannot run system commands.
  await inSingleUserMode(cluster, draft, [
    `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${DATABASE} OWNER ${ROLE}`,
  ]);
  renameSync(draft, data);
  await syncDirectory(home);
  return cluster;
}

async function initialise(cluster: Cluster, draft: string, durable: boolean): Promise<void> {
  const { account, binaries, home } = cluster;
  const passwordFile = join(home, 'initdb-password');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  if (account !== null) chownSync(passwordFile, account.uid, account.gid);
  try {
    await runToEnd(cluster, binaries.initdb, [
      `--pgdata=${draft}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

export async function inSingleUserMode(
  cluster: Cluster,
  data: string,
  statements: string[],
  database = 'postgres',
): Promise<void> {
  const args = ['--single', '-D', data, '-c', 'log_min_error_statement=panic', database];
  const output = await runToEnd(
    cluster,
    cluster.binaries.postgres,
    args,
    `${statements.join(';\n')};\n`,
  );
  const problem = /^.*\b(?:ERROR|FATAL|PANIC):.*$/m.exec(output);
  if (problem) throw new Error(`PostgreSQL could not be set up: ${problem[0]}`);
}

const SETUP_TIMEOUT_MS = 120_000;

function runToEnd(cluster: Cluster, command: string, args: string[], input = ''): Promise<string> {
  const { account, binaries, home } = cluster;
  return new Promise((resolve, reject) => {
    const child = spawnAs(account, [home, binaries.native], command, args, {
      env: minimalEnvironment(),
      stdio: 'pipe',
      timeout: SETUP_TIMEOUT_MS,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-8_000);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} failed (${code}): ${output.trim()}`));
    });
  });
}

/** Database processes get nothing of the product's environment, which holds secrets. */
export function minimalEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_MESSAGES: 'C' } as NodeJS.ProcessEnv;
}
