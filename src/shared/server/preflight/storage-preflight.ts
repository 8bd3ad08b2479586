import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Env } from '../env.ts';
import { openStorage } from '../storage/storage.ts';
import { parseStorageUrl } from '../storage/storage-url.ts';
import { UnavailableError } from './unavailable-error.ts';

const BUCKET_TIMEOUT_MS = 10_000;

type StorageSetting = 'DATA_DIR' | 'STORAGE_URL' | 'ARCHIVE_DIR';

/** Returns a problem of the storage settings; throws UnavailableError if a bucket is silent. */
export async function storageProblem(settings: Env): Promise<string | null> {
  const { DATA_DIR, STORAGE_URL, ARCHIVE_DIR } = settings;
  return (
    folderProblem('DATA_DIR', DATA_DIR) ??
    (await locationProblem('STORAGE_URL', STORAGE_URL, DATA_DIR)) ??
    (ARCHIVE_DIR === undefined ? null : await archiveProblem(ARCHIVE_DIR, DATA_DIR))
  );
}

const archiveProblem = async (location: string, dataDir: string): Promise<string | null> =>
  location.startsWith('s3:')
    ? locationProblem('ARCHIVE_DIR', location, dataDir)
    : folderProblem('ARCHIVE_DIR', resolve(location));

async function locationProblem(name: StorageSetting, url: string, dataDir: string) {
  const location = parseStorageUrl(url, dataDir);
  if (location.kind === 'disk') return folderProblem(name, location.root);
  await expectBucket(name, url, dataDir);
  return null;
}

function folderProblem(name: StorageSetting, folder: string): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${name} must lead to a folder that can be made and written to, not ${folder} (${code})`;
  }
}

/** Node's recursive mkdir loops forever below /proc, which reports missing folders. */
function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // A concurrent process may have created it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

async function expectBucket(name: StorageSetting, url: string, dataDir: string): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), BUCKET_TIMEOUT_MS);
  try {
    await Promise.race([(await openStorage(url, dataDir)).health(), timeout.promise]);
  } catch (error) {
    const problem = `${name} must lead to a bucket that can be written to (${reasonOf(error)})`;
    throw new UnavailableError(problem, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Code or name of the innermost error: outer ones contain the key of the probed file. */
function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { code, name, message } = inner as { code?: string; name?: string; message?: string };
  return code || (name !== 'Error' && name) || message || 'no answer';
}
