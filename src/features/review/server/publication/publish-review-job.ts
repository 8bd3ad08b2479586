import * as z from 'zod/mini';
import { defineJob, defineWorker } from '#shared/server/jobs/job.ts';
import { publishDueReview } from './publish-due-review.ts';

export const publishReviewJob = defineJob({
  name: 'publish-review',
  data: z.object({ idReview: z.int() }),
});

export const publishReviewWorker = defineWorker(publishReviewJob, ({ idReview }) =>
  publishDueReview(idReview, new Date()),
);
