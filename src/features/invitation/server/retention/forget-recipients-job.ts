import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { cancelSending } from '../sending/state-queries.ts';
import { deleteErased } from './forget-invited-queries.ts';
import { forgetLetterFiles } from './forget-letter-files.ts';
import { deleteUnfinishedLists, forgetSomeRecipients, heldSendings } from './retention-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Few enough that each is found by its key. */
const AT_ONCE = 500;

/** Every night: addresses go, numbers stay. What was held so long is given up first. */
export const forgetRecipientsJob = scheduledJob(
  { name: 'forget-recipients', cron: '20 4 * * *' },
  () => forgetRecipients(new Date()),
);

export async function forgetRecipients(now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteUnfinishedLists(db, daysAgo(1));
  await deleteErased(db, now);
  const before = daysAgo(SENDING.addressDays);
  for (const idInvitation of await heldSendings(db, before)) {
    await cancelSending(db, idInvitation, now);
  }
  while ((await forgetSomeRecipients(db, before, AT_ONCE)) === AT_ONCE);
  await forgetLetterFiles();
}
