import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** Other slices erase the data of a closed company, in src/app/erasure/erase-company-worker.ts. */
export const eraseCompanyJob = defineJob({
  name: 'erase-company',
  data: z.object({ idEmp: z.int(), closedAt: z.iso.datetime() }),
  retryLimit: 200,
  retryDelaySeconds: 10,
  maxRetryDelaySeconds: 3_600,
});
