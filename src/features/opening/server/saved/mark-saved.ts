import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { MAX_SAVED_OPENINGS } from '../../core/opening-limits.ts';
import { type ApplicationKey, lockToApply } from '../application/application-queries.ts';
import { addSaved, countSaved, isSaved } from './saved-queries.ts';

/** Idempotent: an opening already saved stays saved, even if closed or past the limit. */
export async function markSaved(saved: ApplicationKey) {
  const { idJob, idJsk } = saved;
  return db.transaction(async (tx) => {
    const opening = await lockToApply(tx, idJob);
    if (!opening) return fail('not_found');
    // The second of two concurrent clicks waits, and counts what the first saved.
    await lockOwner(tx, { idJsk });
    if (await isSaved(tx, saved)) return ok({ idJob });
    if (!opening.isOpen) return fail('opening_closed');
    if ((await countSaved(tx, idJsk)) >= MAX_SAVED_OPENINGS) return fail('too_many_saved');
    await addSaved(tx, saved);
    return ok({ idJob });
  });
}
