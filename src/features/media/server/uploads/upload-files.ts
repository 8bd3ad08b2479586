import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { env } from '#shared/server/env.ts';
import { parseStorageUrl, UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';

const DISK_RESERVE = 2 * 1024 ** 3;

/** Files on their way lie beside finished ones, where every process finds them; those for S3 on this machine. */
function uploadsFolder(): string {
  const { STORAGE_URL, DATA_DIR } = env();
  const place = parseStorageUrl(STORAGE_URL, DATA_DIR);
  return join(place.kind === 'disk' ? place.root : DATA_DIR, UPLOADS_FOLDER);
}

async function madeFolder(): Promise<string> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  return uploadsFolder();
}

export function uploadFile(idUpload: string): string {
  return join(uploadsFolder(), idUpload);
}

export async function openUploadStore(): Promise<FileStore> {
  return new FileStore({ directory: await madeFolder() });
}

export async function isDiskNearlyFull(): Promise<boolean> {
  const { bavail, bsize } = await statfs(await madeFolder());
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
