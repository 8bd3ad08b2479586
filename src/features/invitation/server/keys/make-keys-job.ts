import * as z from 'zod/mini';
import { defineJob, defineWorker } from '#shared/server/jobs/job.ts';
import { makeKeys } from './make-keys.ts';

const job = defineJob({
  name: 'make-proof-keys',
  data: z.object({}),
  // Keys must be ready when waiting campaigns are sent at eight.
  cron: '30 1 * * *',
  expireSeconds: 3_600,
  retryLimit: 1,
});

export const makeKeysWorker = defineWorker(job, (_, { signal }) => makeKeys(new Date(), signal));
