import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { env } from '#shared/server/env.ts';

const DISK_RESERVE = 2 * 1024 ** 3;

/** Files on their way lie on the disk of this machine, wherever finished ones go. */
function uploadsFolder(): string {
  return join(env().DATA_DIR, 'uploads');
}

export function uploadFile(idUpload: string): string {
  return join(uploadsFolder(), idUpload);
}

export async function openUploadStore(): Promise<FileStore> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  return new FileStore({ directory: uploadsFolder() });
}

export async function isDiskNearlyFull(): Promise<boolean> {
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  return bavail * bsize < DISK_RESERVE;
}

/** Bytes that have arrived, and when the last did; null when there is no such file. */
export async function arrivedBytes(
  idUpload: string,
): Promise<{ readonly bytes: number; readonly at: Date } | null> {
  try {
    const { size, mtime } = await stat(uploadFile(idUpload));
    return { bytes: size, at: mtime };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** What was answered as received survives a power cut from here on. */
export async function forceToDisk(idUpload: string): Promise<void> {
  const file = await open(uploadFile(idUpload), 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The bytes, and what the protocol's library notes of them beside. */
export async function removeUploadFiles(idUpload: string): Promise<void> {
  await rm(uploadFile(idUpload), { force: true });
  await rm(`${uploadFile(idUpload)}.json`, { force: true });
}

/** The ids of all files on their way. */
export async function uploadsOnDisk(): Promise<string[]> {
  const names = await readdir(uploadsFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))];
}
