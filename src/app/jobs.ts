import { employerWorkers } from '#features/employer/server/employer-jobs.ts';
import { mediaWorkers } from '#features/media/server/media-jobs.ts';
import { checkWorkWorker } from '#features/review/server/check-work-job.ts';
import { publishReviewWorker } from '#features/review/server/publish-review-job.ts';
import { purgeAddressesJob } from '#features/review/server/purge-addresses-job.ts';
import { recalculateScoresJob } from '#features/review/server/scores/recalculate-scores-job.ts';
import { countUsefulJob } from '#features/review/server/useful/count-useful-job.ts';
import { sessionWorkers } from '#features/session/server/session-jobs.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { mailWorkers } from '#shared/server/mail/mail-jobs.ts';
import { forgetPersonWorker } from './forget-person.ts';

/** Everything this product does in the background; one line per job. */
export const jobWorkers: readonly JobWorker[] = [
  ...sessionWorkers,
  ...employerWorkers,
  ...mediaWorkers,
  ...mailWorkers(async () => (await import('./mails.ts')).mailTemplates),
  checkWorkWorker,
  countUsefulJob,
  publishReviewWorker,
  purgeAddressesJob,
  recalculateScoresJob,
  forgetPersonWorker,
];
