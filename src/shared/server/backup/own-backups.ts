import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const OWN = /^\d{8}T\d{6}(?:\.tar\.enc)?$/;
const KEPT = 3;

/** The name of a backup that was given none. */
export const stampOf = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Deletes all but the newest of those called so: they lie on the disk that the product needs. */
export async function forgetOlderBackups(folder: string): Promise<void> {
  const own = (await readdir(folder)).filter((name) => OWN.test(name)).toSorted();
  for (const name of own.slice(0, -KEPT)) await rm(join(folder, name), { recursive: true });
}
