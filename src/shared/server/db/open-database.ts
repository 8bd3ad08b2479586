import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '../env.ts';
import { generatedSecret } from '../generated-secret.ts';
import { databaseUrl } from './embedded-postgres/launch.ts';
import { isPostmasterOf, readPostmaster } from './embedded-postgres/pidfile.ts';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  postgresHome,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { type Lock, shareLock, takeLock } from './instance-lock.ts';

/** The URL is that of the server itself, bypassing any pooler. */
export interface OpenDatabase extends EmbeddedPostgres {
  readonly owned: boolean;
}

export interface OpenOptions extends EmbeddedOptions {
  /** True for scripts, which share the database of a running server; a server requires it alone. */
  readonly join: boolean;
}

export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(`Another process already runs on ${dataDir}: stop it first, or set another DATA_DIR`);
    this.name = 'DataDirInUseError';
  }
}

/** Connects to DATABASE_DIRECT_URL or DATABASE_URL, else joins or starts embedded PostgreSQL. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = env();
  const configuredUrl = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (configuredUrl !== undefined) {
    return { url: configuredUrl, owned: false, stop: () => Promise.resolve() };
  }
  const home = postgresHome(DATA_DIR);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(home, 'lock'));
  if (lock !== null) return startEmbedded(DATA_DIR, lock, options);
  if (!options.join) throw new DataDirInUseError(DATA_DIR);
  return joinOrOwn(DATA_DIR, home, options);
}

async function startEmbedded(dataDir: string, lock: Lock, options: OpenOptions) {
  try {
    const archive = env().ARCHIVE_DIR !== undefined;
    const embedded = await startEmbeddedPostgres(dataDir, { archive, ...options });
    return {
      url: embedded.url,
      owned: true,
      async stop() {
        const exclusiveLock = options.join ? await waitForLastUser(postgresHome(dataDir)) : null;
        await embedded.stop();
        exclusiveLock?.release();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const JOIN_TIMEOUT_MS = 60_000;
const LEAVE_TIMEOUT_MS = 600_000;

/** Joins the running database or starts it; retries while another process starts or stops it. */
async function joinOrOwn(dataDir: string, home: string, options: OpenOptions) {
  const deadline = performance.now() + JOIN_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const joined = joinRunning(home);
    if (joined !== null) return joined;
    const lock = takeLock(join(home, 'lock'));
    if (lock !== null) return startEmbedded(dataDir, lock, options);
    await wait(100);
  }
  throw new Error(
    `The database of ${dataDir} is locked by another process but never becomes ready`,
  );
}

function joinRunning(home: string): OpenDatabase | null {
  const share = shareLock(join(home, 'joined'));
  if (share === null) return null;
  const data = join(home, 'data');
  const running = readPostmaster(data);
  if (!running?.ready || !isPostmasterOf(running.pid, data)) {
    share.release();
    return null;
  }
  return {
    url: databaseUrl(generatedSecret(home, 'password'), running.socketDirectory),
    owned: false,
    stop: () => Promise.resolve(share.release()),
  };
}

/** Waits until no other script uses the database that this one is about to stop. */
async function waitForLastUser(home: string): Promise<Lock | null> {
  const deadline = performance.now() + LEAVE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const exclusiveLock = takeLock(join(home, 'joined'));
    if (exclusiveLock !== null) return exclusiveLock;
    await wait(100);
  }
  return null;
}
