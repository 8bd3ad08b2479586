import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, spawnAs } from './account.ts';
import { ARCHIVING } from './archiving.ts';
import { type Cluster, DATABASE, minimalEnvironment, ownedDirectory, ROLE } from './cluster.ts';
import { readPostmaster } from './pidfile.ts';

const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;
const MAX_LOG_BYTES = 5_000_000;
const READY_TIMEOUT_MS = 120_000;

/** Beside the data, or in the temporary directory when that path is too long for a socket. */
export function socketDirectory(home: string): string {
  const socketDir = join(home, 'run');
  const pathBytes = Buffer.byteLength(join(socketDir, '.s.PGSQL.5432'));
  if (pathBytes <= MAX_SOCKET_PATH_BYTES) return socketDir;
  return join(tmpdir(), `yousay-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
}

/** Rejects a directory created by someone else, who could impersonate the database. */
export function prepareSocketDirectory(path: string, account: Account | null): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const owners = [process.getuid?.(), account?.uid];
  if (stats !== undefined && !(stats.isDirectory() && owners.includes(stats.uid))) {
    throw new Error(`${path} belongs to someone else: remove it or choose a shorter DATA_DIR`);
  }
  ownedDirectory(path, account);
}

export function databaseUrl(password: string, socket: string): string {
  return `postgres://${ROLE}:${password}@localhost:5432/${DATABASE}?host=${encodeURIComponent(socket)}`;
}

const MIN_SHARED_MB = 128;

/** An eighth of the memory of the machine or container, at most 1 GB. */
function sharedBuffersMb(): number {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 1024 ** 2;
  return Math.min(1_024, Math.max(MIN_SHARED_MB, Math.floor(megabytes / 8)));
}

export interface ServerOptions {
  readonly durable: boolean;
  readonly maxConnections: number;
  readonly archive: boolean;
}

export function serverSettings(
  socket: string,
  { durable, maxConnections, archive }: ServerOptions,
): string[] {
  const onDisk = durable ? 'on' : 'off';
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: onDisk,
    synchronous_commit: onDisk,
    full_page_writes: onDisk,
    max_connections: maxConnections,
    // A throwaway database gets the minimum, since it runs beside the one that serves.
    shared_buffers: `${durable ? sharedBuffersMb() : MIN_SHARED_MB}MB`,
    // Lists use index-only scans, which read twice the blocks where the visibility map is stale.
    autovacuum_vacuum_scale_factor: 0.02,
    statement_timeout: '5s',
    lock_timeout: '3s',
    idle_in_transaction_session_timeout: '10s',
    jit: 'off',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    // Logs neither statements nor rows, which hold addresses and texts of people.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
    ...(archive && ARCHIVING),
  };
  return asArguments(settings);
}

export function asArguments(settings: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export interface Launch {
  readonly child: ChildProcess;
  /** Resolves when connections are accepted, rejects when the server exits before. */
  readonly ready: Promise<void>;
}

/** Runs in its own session, so that Ctrl-C reaches our server first and the database last. */
export function launch(
  cluster: Cluster,
  settings: readonly string[],
  grandparent?: number,
  readyTimeoutMs = READY_TIMEOUT_MS,
): Launch {
  const { account, binaries, data, home } = cluster;
  const logFile = join(home, 'log');
  rotate(logFile);
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(logFile, 'a', 0o600);
  const child = spawnAs(
    account,
    [home, binaries.native],
    binaries.postgres,
    ['-D', data, ...settings],
    {
      env: {
        ...minimalEnvironment(),
        ...(grandparent !== undefined && { PG_GRANDPARENT_PID: String(grandparent) }),
      },
      stdio: ['ignore', output, output],
      detached: true,
    },
  );
  closeSync(output);
  return { child, ready: whenReady(child, data, readyTimeoutMs, () => tail(logFile, logStart)) };
}

async function whenReady(
  child: ChildProcess,
  data: string,
  readyTimeoutMs: number,
  readOutput: () => string,
): Promise<void> {
  let failed: Error | undefined;
  child.once('error', (error) => {
    failed = error;
  });
  const deadline = performance.now() + readyTimeoutMs;
  while (performance.now() < deadline) {
    if (failed) throw failed;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL ended while starting: ${readOutput()}`);
    }
    const postmaster = readPostmaster(data);
    if (postmaster?.pid === child.pid && postmaster?.ready) return;
    await wait(20);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL did not become ready: ${readOutput()}`);
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
}

function tail(logFile: string, start: number): string {
  return readFileSync(logFile).subarray(start).toString('utf8').trim().slice(-2_000);
}
