import { join } from 'node:path';
import { env } from '#shared/server/env.ts';
import { parseStorageUrl, UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';
import { DiskUploads } from './disk-uploads.ts';
import type { UploadProgress, UploadStore } from './upload-place.ts';

let current: { readonly url: string; readonly store: Promise<UploadStore> } | null = null;

/** Unfinished uploads are stored where finished files go, so that all processes see them. */
export function uploadStore(): Promise<UploadStore> {
  const { STORAGE_URL } = env();
  if (current?.url === STORAGE_URL) return current.store;
  const opened = { url: STORAGE_URL, store: openStore(STORAGE_URL) };
  opened.store.catch(() => {
    if (current === opened) current = null;
  });
  current = opened;
  return opened.store;
}

async function openStore(url: string): Promise<UploadStore> {
  const location = parseStorageUrl(url, env().DATA_DIR);
  if (location.kind === 'disk') return DiskUploads.open(join(location.root, UPLOADS_FOLDER));
  const { BucketUploads } = await import('./bucket-uploads.ts');
  return new BucketUploads(location);
}

export async function arrivedBytes(idUpload: string): Promise<UploadProgress | null> {
  return (await uploadStore()).findProgress(idUpload);
}

export async function removeUploadFiles(idUpload: string): Promise<void> {
  await (await uploadStore()).remove(idUpload);
}
