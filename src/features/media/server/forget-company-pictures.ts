import { db } from '#shared/server/db/pool.ts';
import { enqueueMany } from '#shared/server/jobs/enqueue.ts';
import { forgetMediaJob } from './media-jobs.ts';
import { deleteCompanyPictures } from './media-queries.ts';

/** Every picture of a company up to a moment; a job for each removes its files. Safe to do twice. */
export async function forgetCompanyPictures(idEmp: number, until: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const idsMedia = await deleteCompanyPictures(tx, idEmp, until);
    await enqueueMany(
      tx,
      forgetMediaJob,
      idsMedia.map((idMedia) => ({ idMedia })),
    );
  });
}
