import type { Db } from '#shared/server/db/pool.ts';
import { enqueueMany } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from './media-jobs.ts';
import { deleteCompanyPictures } from './media-queries.ts';

/** Deletes a company's pictures created up to `until`; jobs remove their files. Idempotent. */
export async function eraseCompanyPictures(tx: Db, idEmp: number, until: Date): Promise<void> {
  const idsMedia = await deleteCompanyPictures(tx, idEmp, until);
  await enqueueMany(
    tx,
    deleteMediaFilesJob,
    idsMedia.map((idMedia) => ({ idMedia })),
  );
}
