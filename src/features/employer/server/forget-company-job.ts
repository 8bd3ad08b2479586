import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** A company closed: other slices let go of what they keep for it. src/app/erasure/forget-company-worker.ts does it. */
export const eraseCompanyJob = defineJob({
  name: 'forget-company',
  data: z.object({ idEmp: z.int(), closedAt: z.iso.datetime() }),
  retryLimit: 200,
  retryDelaySeconds: 10,
  maxRetryDelaySeconds: 3_600,
});
