import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { forgetUsedPoints } from './rate-limit-queries.ts';

export const forgetUsedPointsJob = scheduledJob(
  { name: 'forget-used-points', cron: '5 * * * *' },
  () => forgetUsedPoints(db, new Date()),
);
