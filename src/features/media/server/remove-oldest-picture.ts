import type { Db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import type { MediaKind } from '../core/media-kinds.ts';
import { forgetMediaJob } from './media-jobs.ts';
import { deleteOldestArchived, deleteUnshown, olderPictures } from './media-queries.ts';

const UNUSED_AFTER_MS = 24 * 60 * 60 * 1000;
const MAX_CANDIDATES = 100;

/**
 * Lets the oldest picture go that was uploaded a day ago and is on no version of the page. Pages that
 * were public before give way to new pictures, the oldest first.
 */
export async function removeOldestPicture(
  tx: Db,
  idEmp: number,
  kind: MediaKind,
): Promise<boolean> {
  const before = new Date(Date.now() - UNUSED_AFTER_MS);
  do {
    if (await forgetUnshown(tx, { idEmp, kind, before })) return true;
  } while (await deleteOldestArchived(tx, { idEmp, kind, before }));
  return false;
}

interface Wanted {
  readonly idEmp: number;
  readonly kind: MediaKind;
  readonly before: Date;
}

async function forgetUnshown(tx: Db, { idEmp, kind, before }: Wanted): Promise<boolean> {
  for (const idMedia of await olderPictures(tx, { idEmp, kind, before, most: MAX_CANDIDATES })) {
    if ((await deleteUnshown(tx, idEmp, idMedia)) !== 'deleted') continue;
    await enqueue(tx, forgetMediaJob, { idMedia });
    return true;
  }
  return false;
}
