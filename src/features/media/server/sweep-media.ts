import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { isMediaId, MEDIA_ROOT } from '../core/media-keys.ts';
import { deleteUnusedCaptions } from './captions/captions-queries.ts';
import { findExistingMedia } from './media-queries.ts';

/** A younger folder without a row may belong to a running upload, which stores its file first. */
const MIN_ORPHAN_AGE_HOURS = 24;

/** Removes picture folders without a row, left by interrupted uploads, and unused captions. */
export async function sweepMedia(now: Date): Promise<void> {
  await deleteUnusedCaptions(db);
  const files = await storage();
  const until = new Date(now.getTime() - MIN_ORPHAN_AGE_HOURS * 60 * 60_000);
  for await (const shelf of files.folders(MEDIA_ROOT)) {
    const pictures = await Array.fromAsync(files.folders(`${MEDIA_ROOT}/${shelf}`));
    const existing = await findExistingMedia(db, pictures.filter(isMediaId));
    for (const idMedia of pictures) {
      if (!existing.has(idMedia)) await sweep(`${MEDIA_ROOT}/${shelf}/${idMedia}`, until);
    }
  }
}

async function sweep(folder: string, until: Date): Promise<void> {
  const files = await storage();
  const changed = await files.changedAt(folder);
  if (changed !== null && changed < until) await files.deleteFolder(folder);
}
