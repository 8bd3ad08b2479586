import * as z from 'zod/mini';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { defineJob, workOn } from '#shared/server/jobs/job.ts';
import { carryOutDeletions } from './delete-account.ts';

export const deleteAccountsJob = defineJob({
  name: 'delete-accounts',
  data: z.object({}),
  cron: '50 3 * * *',
});

export const employerWorkers: readonly JobWorker[] = [
  workOn(deleteAccountsJob, () => carryOutDeletions(new Date())),
];
