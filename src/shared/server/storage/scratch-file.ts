import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from '#shared/server/env.ts';
import { freeBytesAt, nullIfMissing } from './storage.ts';
import { UPLOADS_FOLDER } from './storage-url.ts';

export const DISK_RESERVE_BYTES = 2 * 1024 ** 3;

/** Longer than any body takes to arrive and be processed. */
const MAX_SCRATCH_AGE_MS = 3 * 60 * 60_000;

/** Netlify functions can write only to the temporary directory, which is small. */
const onNetlify = process.env.DEPLOY_TARGET === 'netlify';

const scratchFolder = () => join(onNetlify ? tmpdir() : env().DATA_DIR, UPLOADS_FOLDER);

/** Path for an upload's temporary file; deletes leftovers of killed processes here. */
export async function scratchFile(name: string = randomUUID()): Promise<string> {
  const folder = scratchFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteOlder(folder, Date.now() - MAX_SCRATCH_AGE_MS);
  return join(folder, name);
}

export async function isScratchNearlyFull(): Promise<boolean> {
  return !onNetlify && (await freeBytesAt(env().DATA_DIR)) < DISK_RESERVE_BYTES;
}

export async function deleteOlder(folder: string, before: number): Promise<void> {
  for (const name of (await nullIfMissing(() => readdir(folder))) ?? []) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtimeMs < before) await rm(path, { force: true });
  }
}
