import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { removeOrphans, removeReactionsOfPerson } from './reaction-queries.ts';

/** Erases a person's likes and shares; idempotent. */
export function eraseReactionsOf(idJsk: number): Promise<void> {
  return removeReactionsOfPerson(db, idJsk);
}

/** Deletes reactions to items that were removed for good. */
export const purgeReactionsJob = scheduledJob({ name: 'purge-reactions', cron: '30 4 * * *' }, () =>
  removeOrphans(db),
);
