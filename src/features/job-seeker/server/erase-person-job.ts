import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';
import { REVIEW_FATES } from '../core/job-seeker-account-contract.ts';

/** Each slice erases its data of a deleted person, in src/app/erasure/erase-person-worker.ts. */
export const erasePersonJob = defineJob({
  name: 'erase-person',
  data: z.object({ idJsk: z.int(), reviews: z.enum(REVIEW_FATES) }),
  retryLimit: 200,
  retryDelaySeconds: 10,
  maxRetryDelaySeconds: 3_600,
});
