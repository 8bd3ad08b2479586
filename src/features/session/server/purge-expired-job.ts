import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { purgeExpired } from './expired-key-queries.ts';

export const purgeExpiredJob = scheduledJob(
  { name: 'purge-expired-keys', cron: '20 4 * * *' },
  () => purgeExpired(db, new Date()),
);
