import { join } from 'node:path';
import { env } from '#shared/server/env.ts';
import { parseStorageUrl, UPLOADS_FOLDER } from '#shared/server/storage/storage-url.ts';
import { DiskUploads } from './disk-uploads.ts';
import type { Arrived, UploadPlace } from './upload-place.ts';

let current: { readonly url: string; readonly place: Promise<UploadPlace> } | null = null;

/** Files on their way lie where finished ones go: all processes see the same. */
export function uploadPlace(): Promise<UploadPlace> {
  const { STORAGE_URL } = env();
  if (current?.url === STORAGE_URL) return current.place;
  const opened = { url: STORAGE_URL, place: openPlace(STORAGE_URL) };
  opened.place.catch(() => {
    if (current === opened) current = null;
  });
  current = opened;
  return opened.place;
}

async function openPlace(url: string): Promise<UploadPlace> {
  const place = parseStorageUrl(url, env().DATA_DIR);
  if (place.kind === 'disk') return DiskUploads.open(join(place.root, UPLOADS_FOLDER));
  // Loaded only where it is configured, as the client of the storage.
  const { BucketUploads } = await import('./bucket-uploads.ts');
  return new BucketUploads(place);
}

export async function arrivedBytes(idUpload: string): Promise<Arrived | null> {
  return (await uploadPlace()).arrived(idUpload);
}

export async function removeUploadFiles(idUpload: string): Promise<void> {
  await (await uploadPlace()).remove(idUpload);
}
