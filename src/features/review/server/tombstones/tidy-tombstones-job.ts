import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { tidyTombstones } from './tombstone-queries.ts';

export const tidyTombstonesJob = scheduledJob({ name: 'tidy-tombstones', cron: '45 3 * * *' }, () =>
  tidyTombstones(db, thaiYear(new Date())),
);
