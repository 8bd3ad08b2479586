import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { refreshIntegrity } from './load-integrity.ts';

export const refreshIntegrityJob = scheduledJob(
  { name: 'refresh-integrity', cron: '15 4 * * *' },
  () => refreshIntegrity(db, new Date()),
);
