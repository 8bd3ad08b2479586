import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const AUTOMATIC_NAME = /^\d{8}T\d{6}(?:\.tar\.enc)?$/;
const MAX_BACKUPS = 3;

export const defaultBackupName = (createdAt: Date): string =>
  createdAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Deletes all but the newest automatic backups, which take space on the product's own disk. */
export async function deleteOlderBackups(folder: string): Promise<void> {
  const automatic = (await readdir(folder)).filter((name) => AUTOMATIC_NAME.test(name)).toSorted();
  for (const name of automatic.slice(0, -MAX_BACKUPS))
    await rm(join(folder, name), { recursive: true });
}
