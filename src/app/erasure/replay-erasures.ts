import { signOutAndErase } from '#features/employer/server/company-users.ts';
import { closeForGood } from '#features/employer/server/delete-account.ts';
import { closeJobSeeker } from '#features/job-seeker/server/job-seeker-queries.ts';
import { removeWithdrawn } from '#features/review/server/removal/withdraw-review.ts';
import type { Erasure } from '#shared/server/backup/erasures.ts';
import { db } from '#shared/server/db/pool.ts';
import { erasePerson } from './erase-person-worker.ts';
import { holdsErased } from './erasure-queries.ts';

/** Repeats erasures after a restore and returns their number; idempotent. */
export async function replayErasures(erasures: readonly Erasure[], now: Date): Promise<number> {
  let count = 0;
  for (const erased of erasures) {
    if (!(await holdsErased(db, erased))) continue;
    await replayErasure(erased, now);
    count += 1;
  }
  return count;
}

async function replayErasure({ who, id, reviews }: Erasure, now: Date): Promise<void> {
  if (who === 'user') return db.transaction((tx) => signOutAndErase(tx, id, now));
  if (who === 'company') return db.transaction((tx) => closeForGood(tx, id, now));
  if (who === 'review') return removeWithdrawn(id);
  await closeJobSeeker(db, id);
  await erasePerson(id, reviews === 'keep' ? 'keep' : 'remove');
}
