import { db } from '#shared/server/db/pool.ts';
import { uploadStore } from './upload-files.ts';
import { deleteUploadsBefore, findUnfinishedUploads } from './upload-queries.ts';

const MAX_UPLOAD_AGE_HOURS = 24;

/** Deletes uploads older than a day, and files without a row, which a crash leaves behind. */
export async function sweepUploads(now: Date): Promise<void> {
  await deleteUploadsBefore(db, new Date(now.getTime() - MAX_UPLOAD_AGE_HOURS * 60 * 60_000));
  const store = await uploadStore();
  const storedIds = await store.ids();
  const existing = await findUnfinishedUploads(db, storedIds.filter(isId));
  for (const idUpload of storedIds) if (!existing.has(idUpload)) await store.remove(idUpload);
}

function isId(name: string): boolean {
  return /^[\da-f-]{36}$/.test(name);
}
