import { type Db, db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { dropKeptAnswers } from './kept-answer-queries.ts';
import { keptSince } from './once-only.ts';

/** More than a busy day has: what limits of callers let through cannot fill the disk. */
const MOST_KEPT = 100_000;

export async function forgetKeptAnswers(tx: Db, now: Date, most = MOST_KEPT): Promise<void> {
  await dropKeptAnswers(tx, keptSince(now.getTime()), most);
}

export const forgetKeptAnswersJob = scheduledJob(
  { name: 'forget-kept-answers', cron: '20 * * * *' },
  () => forgetKeptAnswers(db, new Date()),
);
