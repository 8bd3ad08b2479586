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
