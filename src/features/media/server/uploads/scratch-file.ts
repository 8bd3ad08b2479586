import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '#shared/server/env.ts';
import { UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';

/** Longer than a piece takes to arrive or a film to be looked into, with others before it. */
const FORSAKEN_AFTER_MS = 3 * 60 * 60_000;

/**
 * A name for what is needed of an upload on this machine for a moment. What a kill has left of others goes:
 * it lies on the disk of this machine, where no job of another one sweeps.
 */
export async function scratchFile(name: string = randomUUID()): Promise<string> {
  const folder = join(env().DATA_DIR, UPLOADS_FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder, Date.now() - FORSAKEN_AFTER_MS);
  return join(folder, name);
}

async function sweep(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
