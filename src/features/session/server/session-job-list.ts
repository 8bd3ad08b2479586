import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

export const forgetExpiredJob = defineJob({
  name: 'forget-expired-keys',
  data: z.object({}),
  cron: '20 4 * * *',
});

export const resetLinkJob = defineJob({
  name: 'send-reset-link',
  data: z.object({ email: z.string(), locale: z.enum(['th', 'en']) }),
});
