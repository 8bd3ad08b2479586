import { db } from '#shared/server/db/pool.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { deleteAccountsJob, forgetExpiredJob, resetLinkJob } from './account-job-list.ts';
import { carryOutDeletions } from './delete-account.ts';
import { forgetExpired } from './expired-key-queries.ts';
import { sendResetLinks } from './reset-password.ts';

export const accountWorkers: readonly JobWorker[] = [
  workOn(resetLinkJob, ({ email, locale }) => sendResetLinks(email, locale, new Date())),
  workOn(forgetExpiredJob, () => forgetExpired(db, new Date())),
  workOn(deleteAccountsJob, () => carryOutDeletions(new Date())),
];
