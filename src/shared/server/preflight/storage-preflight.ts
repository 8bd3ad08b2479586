import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Env } from '../env.ts';
import { openStorage } from '../storage/storage.ts';
import { parseStorageUrl } from '../storage/storage-url.ts';
import { UnavailableError } from './unavailable-error.ts';

const BUCKET_TIMEOUT_MS = 10_000;

/** What is wrong with DATA_DIR or STORAGE_URL; throws UnavailableError while a bucket does not answer. */
export async function storageProblem(settings: Env): Promise<string | null> {
  const { DATA_DIR, STORAGE_URL } = settings;
  const place = parseStorageUrl(STORAGE_URL, DATA_DIR);
  const problem = folderProblem('DATA_DIR', DATA_DIR);
  if (problem !== null) return problem;
  if (place.kind === 'disk') return folderProblem('STORAGE_URL', place.root);
  await bucketAnswers(STORAGE_URL, DATA_DIR);
  return null;
}

function folderProblem(name: 'DATA_DIR' | 'STORAGE_URL', folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${name} must lead to a folder that can be made and written to, not ${folder} (${code})`;
  }
}

async function bucketAnswers(url: string, dataDir: string): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('no answer')), BUCKET_TIMEOUT_MS);
  try {
    await Promise.race([(await openStorage(url, dataDir)).health(), timeout.promise]);
  } catch (error) {
    const problem = `STORAGE_URL must lead to a bucket that can be written to (${reasonOf(error)})`;
    throw new UnavailableError(problem, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The innermost error's code or name: outer ones hold the key of the file that was tried. */
function reasonOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { code, name, message } = inner as { code?: string; name?: string; message?: string };
  return code || (name !== 'Error' && name) || message || 'no answer';
}
