import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { forgetReports } from './report-queries.ts';

export const forgetReportsJob = scheduledJob({ name: 'forget-reports', cron: '55 3 * * *' }, () =>
  forgetReports(db, new Date()),
);
