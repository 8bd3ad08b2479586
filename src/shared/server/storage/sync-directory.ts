import { open } from 'node:fs/promises';

/** Syncs a directory, without which a new file name may be lost in a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r');
  await directory.sync();
}
