import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** Starts with the due recipients of one campaign; `deliver-due-invitations` does the rest. */
export const deliverInvitationsJob = defineJob({
  name: 'deliver-invitations',
  data: z.object({ idInvitation: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 2,
  maxRetryDelaySeconds: 60,
  expireSeconds: 3_600,
  concurrency: 2,
});

export const deliverDueJob = defineJob({
  name: 'deliver-due-invitations',
  data: z.object({}),
  cron: '* * * * *',
});
