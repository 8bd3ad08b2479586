import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { forgetExpired } from './expired-key-queries.ts';

export const forgetExpiredJob = scheduledJob(
  { name: 'forget-expired-keys', cron: '20 4 * * *' },
  () => forgetExpired(db, new Date()),
);
