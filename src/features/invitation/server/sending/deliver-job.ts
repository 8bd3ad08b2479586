import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

/** Sends what is due of one sending, and comes again when more of it is. */
export const deliverInvitationsJob = defineJob({
  name: 'deliver-invitations',
  data: z.object({ idInvitation: z.uuid() }),
  retryLimit: 150,
  pauseSeconds: 2,
  longestPauseSeconds: 600,
  expireSeconds: 900,
  concurrency: 2,
});
