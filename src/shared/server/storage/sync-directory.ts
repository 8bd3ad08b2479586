import { open } from 'node:fs/promises';

/** A new name is durable only after its directory is synced. */
export async function syncDirectory(path: string): Promise<void> {
  await using directory = await open(path, 'r');
  await directory.sync();
}
