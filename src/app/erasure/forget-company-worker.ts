import { forgetCompanyJob } from '#features/employer/server/forget-company-job.ts';
import { forgetLetterFiles } from '#features/invitation/server/retention/forget-letter-files.ts';
import { shareRoot } from '#features/media/core/share-card.ts';
import { forgetCompanyPictures } from '#features/media/server/forget-company-pictures.ts';
import { deleteReportsBy } from '#features/review/server/report/report-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { storage } from '#shared/server/storage/storage.ts';

/**
 * What the company had before it closed: whoever claims it meanwhile keeps what is theirs. Pictures of
 * links are drawn anew when one is asked for.
 */
export const forgetCompanyWorker = workOn(forgetCompanyJob, async ({ idEmp, closedAt }) => {
  await (await storage()).deleteFolder(shareRoot(idEmp));
  const until = new Date(closedAt);
  await deleteReportsBy(db, idEmp, until);
  await forgetLetterFiles();
  await db.transaction((tx) => forgetCompanyPictures(tx, idEmp, until));
});
