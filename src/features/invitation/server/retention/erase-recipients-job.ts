import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { cancelCampaign } from '../campaign/state-queries.ts';
import { deleteEmailFiles } from './delete-email-files.ts';
import { deleteErased } from './erase-invited-queries.ts';
import { eraseRecipientsBefore, listAbandonedCampaigns } from './retention-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Batches small enough that PostgreSQL finds each row by its key. */
const BATCH_SIZE = 500;

/** Erases old addresses nightly but keeps counts; cancels paused campaigns of that age. */
export const eraseRecipientsJob = scheduledJob(
  { name: 'erase-recipients', cron: '20 4 * * *' },
  () => eraseOldRecipients(new Date()),
);

export async function eraseOldRecipients(now: Date): Promise<void> {
  await deleteErased(db, now);
  const before = new Date(now.getTime() - CAMPAIGN_LIMITS.addressKeepDays * DAY_MS);
  for (const idInvitation of await listAbandonedCampaigns(db, before)) {
    await cancelCampaign(db, idInvitation, now);
  }
  while ((await eraseRecipientsBefore(db, before, BATCH_SIZE)) === BATCH_SIZE);
  await deleteEmailFiles();
}
