import { eraseCompanyJob } from '#features/employer/server/erase-company-job.ts';
import { deleteEmailFiles } from '#features/invitation/server/retention/delete-email-files.ts';
import { shareRoot } from '#features/media/core/share-card.ts';
import { eraseCompanyPictures } from '#features/media/server/delete-picture.ts';
import { deleteReportsBy } from '#features/review/server/report/report-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { defineWorker } from '#shared/server/jobs/job.ts';
import { storage } from '#shared/server/storage/storage.ts';

/** Erases the company's data from before it closed; a later claimant keeps newer data. */
export const eraseCompanyWorker = defineWorker(eraseCompanyJob, async ({ idEmp, closedAt }) => {
  await (await storage()).deleteFolder(shareRoot(idEmp));
  const until = new Date(closedAt);
  await deleteReportsBy(db, idEmp, until);
  await deleteEmailFiles();
  await db.transaction((tx) => eraseCompanyPictures(tx, idEmp, until));
});
