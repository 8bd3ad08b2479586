import * as z from 'zod/mini';
import { defineJob, defineWorker } from '#shared/server/jobs/job.ts';
import { checkWorkHistory } from './check-work-history.ts';

/** Retries last about four days: after a minute at first, hourly in the end. */
export const checkWorkJob = defineJob({
  name: 'check-work-history',
  data: z.object({ idReview: z.int() }),
  retryLimit: 100,
  retryDelaySeconds: 60,
  maxRetryDelaySeconds: 3_600,
});

export const checkWorkWorker = defineWorker(checkWorkJob, ({ idReview }, { isLastAttempt }) =>
  checkWorkHistory(idReview, isLastAttempt),
);
