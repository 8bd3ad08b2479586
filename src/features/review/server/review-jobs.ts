import { db } from '#shared/server/db/pool.ts';
import type { JobWorker } from '#shared/server/jobs/job.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidate.ts';
import { checkWorkHistory } from './check-work-history.ts';
import { purgeWriterAddresses } from './moderation-queries.ts';
import { publishDueReview } from './publish-due-review.ts';
import { recalculateAll } from './recalculate-stats.ts';
import { checkWorkJob, publishReviewJob, recalculateScoresJob } from './review-job-list.ts';

export const reviewWorkers: readonly JobWorker[] = [
  workOn(publishReviewJob, ({ idReview }) => publishDueReview(idReview, new Date())),
  workOn(checkWorkJob, ({ idReview }, { isLastAttempt }) =>
    checkWorkHistory(idReview, isLastAttempt),
  ),
  workOn(recalculateScoresJob, async () => {
    await recalculateAll(db);
    await purgeWriterAddresses(db);
    await invalidateTags(db, ['lists']);
  }),
];
