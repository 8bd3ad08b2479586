import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

export const publishReviewJob = defineJob({
  name: 'publish-review',
  data: z.object({ idReview: z.int() }),
});

export const recalculateScoresJob = defineJob({
  name: 'recalculate-scores',
  data: z.object({}),
  cron: '20 3 * * *',
});

/** Tried for some four days: a minute after a failure at first, every hour later on. */
export const checkWorkJob = defineJob({
  name: 'check-work-history',
  data: z.object({ idReview: z.int() }),
  retryLimit: 100,
  pauseSeconds: 60,
  longestPauseSeconds: 3_600,
});
