import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { forgetCases } from './moderation-queries.ts';

export const forgetCasesJob = scheduledJob({ name: 'forget-reports', cron: '55 3 * * *' }, () =>
  forgetCases(db, new Date()),
);
