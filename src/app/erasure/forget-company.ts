import { forgetCompanyJob } from '#features/employer/server/forget-company-job.ts';
import { forgetCompanyPictures } from '#features/media/server/forget-company-pictures.ts';
import { db } from '#shared/server/db/pool.ts';
import { workOn } from '#shared/server/jobs/job.ts';

/** What the company had before it closed: whoever claims it meanwhile keeps what is theirs. */
export const forgetCompanyWorker = workOn(forgetCompanyJob, ({ idEmp, closedAt }) =>
  db.transaction((tx) => forgetCompanyPictures(tx, idEmp, new Date(closedAt))),
);
