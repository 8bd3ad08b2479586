import type { JobWorker } from '#shared/server/jobs/job.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { deleteAccountsJob, resetLinkJob } from './account-job-list.ts';
import { carryOutDeletions } from './delete-account.ts';
import { sendResetLinks } from './reset-password.ts';

export const accountWorkers: readonly JobWorker[] = [
  workOn(resetLinkJob, ({ email, locale }) => sendResetLinks(email, locale, new Date())),
  workOn(deleteAccountsJob, () => carryOutDeletions(new Date())),
];
