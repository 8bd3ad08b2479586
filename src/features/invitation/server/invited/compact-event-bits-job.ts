import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { compactEventBitsOf, listCompactableCampaigns } from './invited-queries.ts';

/** Merges pending event bits nightly in groups, so that the database log shows no order. */
export const compactEventBitsJob = scheduledJob(
  { name: 'compact-invitation-event-bits', cron: '50 3 * * *' },
  () => compactEventBits(),
);

export async function compactEventBits(): Promise<void> {
  for (const idInvitation of await listCompactableCampaigns(db)) {
    await db.transaction((tx) => compactEventBitsOf(tx, idInvitation));
  }
}
