import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { compactEventBitsOf, listCompactableCampaigns } from './invited-queries.ts';

/** Every night: who opened or took since is written down together, five at least, so that the log tells no order of them. */
export const compactEventBitsJob = scheduledJob(
  { name: 'fold-invitation-marks', cron: '50 3 * * *' },
  () => compactEventBits(),
);

export async function compactEventBits(): Promise<void> {
  for (const idInvitation of await listCompactableCampaigns(db)) {
    await db.transaction((tx) => compactEventBitsOf(tx, idInvitation));
  }
}
