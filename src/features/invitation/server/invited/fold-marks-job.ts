import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { foldMarksOf, listNewlyMarked } from './invited-queries.ts';

/** Every night: who opened or took since is written down together, five at least, so that the log tells no order of them. */
export const foldMarksJob = scheduledJob(
  { name: 'fold-invitation-marks', cron: '50 3 * * *' },
  () => foldMarks(),
);

export async function foldMarks(): Promise<void> {
  for (const idInvitation of await listNewlyMarked(db)) {
    await db.transaction((tx) => foldMarksOf(tx, idInvitation));
  }
}
