import type { Db } from '#shared/server/db/pool.ts';
import { enqueueMany } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from './media-jobs.ts';
import { deleteCompanyPictures } from './media-queries.ts';

/**
 * Deletes the pictures of a company created up to `until`; a job for each removes its files.
 * Idempotent.
 */
export async function eraseCompanyPictures(tx: Db, idEmp: number, until: Date): Promise<void> {
  const idsMedia = await deleteCompanyPictures(tx, idEmp, until);
  await enqueueMany(
    tx,
    deleteMediaFilesJob,
    idsMedia.map((idMedia) => ({ idMedia })),
  );
}
