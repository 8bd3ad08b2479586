import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** Delivers due e-mails of a started campaign; `deliver-due-invitations` sends the others later. */
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
