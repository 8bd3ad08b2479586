import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { removeOrphans, removeReactionsOfPerson } from './reaction-queries.ts';

/** Everything a person who leaves liked or shared; safe to do twice. */
export function eraseReactionsOf(idJsk: number): Promise<void> {
  return removeReactionsOfPerson(db, idJsk);
}

/** What a company has taken down for good takes its likes along. */
export const purgeReactionsJob = scheduledJob(
  { name: 'forget-reactions', cron: '30 4 * * *' },
  () => removeOrphans(db),
);
