import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { keepIntegrity } from './load-integrity.ts';

export const keepIntegrityJob = scheduledJob({ name: 'keep-integrity', cron: '15 4 * * *' }, () =>
  keepIntegrity(db, new Date()),
);
