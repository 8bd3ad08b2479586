import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { purgeExpiredLimits } from './rate-limit-queries.ts';

export const purgeExpiredLimitsJob = scheduledJob(
  { name: 'purge-rate-limits', cron: '5 * * * *' },
  () => purgeExpiredLimits(db, new Date()),
);
