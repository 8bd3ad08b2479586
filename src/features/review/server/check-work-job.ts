import * as z from 'zod/mini';
import { defineJob, workOn } from '#shared/server/jobs/job.ts';
import { checkWorkHistory } from './check-work-history.ts';

/** Tried for some four days: a minute after a failure at first, every hour later on. */
export const checkWorkJob = defineJob({
  name: 'check-work-history',
  data: z.object({ idReview: z.int() }),
  retryLimit: 100,
  pauseSeconds: 60,
  longestPauseSeconds: 3_600,
});

export const checkWorkWorker = workOn(checkWorkJob, ({ idReview }, { isLastAttempt }) =>
  checkWorkHistory(idReview, isLastAttempt),
);
