import { defineWorker } from '#shared/server/jobs/job.ts';
import { resetLinkJob } from './reset-link-job.ts';
import { sendResetLinks } from './reset-password.ts';

export const resetLinkWorker = defineWorker(resetLinkJob, ({ email, locale, ...terms }) =>
  sendResetLinks(email, locale, new Date(), terms),
);
