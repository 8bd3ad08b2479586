import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** A company closed: other slices let go of what they keep for it. src/app/erasure/forget-company-worker.ts does it. */
export const forgetCompanyJob = defineJob({
  name: 'forget-company',
  data: z.object({ idEmp: z.int(), closedAt: z.iso.datetime() }),
  retryLimit: 200,
  pauseSeconds: 10,
  longestPauseSeconds: 3_600,
});
