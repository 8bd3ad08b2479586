import { accountWorkers } from '#features/account/server/account-jobs.ts';
import { mediaWorkers } from '#features/media/server/media-jobs.ts';
import { reviewWorkers } from '#features/review/server/review-jobs.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { forgetPersonWorker } from './forget-person.ts';

/** Everything this product does in the background; each slice adds its workers here. */
export const jobWorkers: readonly JobWorker[] = [
  ...accountWorkers,
  ...mediaWorkers,
  ...mailWorkers(async () => (await import('./mails.ts')).mailTemplates),
  ...reviewWorkers,
  forgetPersonWorker,
];
