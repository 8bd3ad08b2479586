import { db } from '#shared/server/db/pool.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { forgetExpired } from './expired-key-queries.ts';
import { sendResetLinks } from './passwords/reset-password.ts';
import { forgetExpiredJob, resetLinkJob } from './session-job-list.ts';

export const sessionWorkers: readonly JobWorker[] = [
  workOn(resetLinkJob, ({ email, locale }) => sendResetLinks(email, locale, new Date())),
  workOn(forgetExpiredJob, () => forgetExpired(db, new Date())),
];
