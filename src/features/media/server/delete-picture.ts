import { fail, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueueMany } from '#shared/server/jobs/enqueue.ts';
import { deleteMediaFilesJob } from './media-jobs.ts';
import { deleteCompanyPictures, deleteUnusedMedia } from './media-queries.ts';

/** Rejects with `conflict` while a draft or the public page shows the picture. */
export function deletePicture(
  idEmp: number,
  idMedia: string,
): Promise<Result<{ idMedia: string }, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx) => {
    const outcome = await deleteUnusedMedia(tx, idEmp, idMedia);
    if (outcome === 'absent') return fail('not_found');
    if (outcome === 'shown') return fail('conflict');
    await enqueueFileDeletion(tx, [idMedia]);
    return ok({ idMedia });
  });
}

/** Deletes a company's pictures created up to `until`; jobs remove their files. Idempotent. */
export async function eraseCompanyPictures(tx: Db, idEmp: number, until: Date): Promise<void> {
  await enqueueFileDeletion(tx, await deleteCompanyPictures(tx, idEmp, until));
}

export async function enqueueFileDeletion(tx: Db, idsMedia: readonly string[]): Promise<void> {
  await enqueueMany(
    tx,
    deleteMediaFilesJob,
    idsMedia.map((idMedia) => ({ idMedia })),
  );
}
