import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { recalculateAll } from './recalculate-scores.ts';

/** Reviews lose weight with age, so scores change without a new one. */
export const recalculateScoresJob = scheduledJob(
  { name: 'recalculate-scores', cron: '20 3 * * *' },
  () =>
    db.transaction(async (tx) => {
      await recalculateAll(tx);
      await invalidateTags(tx, ['lists']);
    }),
);
