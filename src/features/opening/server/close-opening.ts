import { fail, ok } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { MAX_ACTIVE_OPENINGS } from '../core/opening-limits.ts';
import { confirmationDueFrom } from '../core/unconfirmed-openings.ts';
import { openingsChanged } from './count-openings.ts';
import {
  countRunning,
  findOwnOpening,
  type OpeningKey,
  updateOpening,
} from './own-opening-queries.ts';

/** Closes or reopens an opening; idempotent. */
export function setClosed(opening: OpeningKey, isClosed: boolean, now: Date) {
  const { idEmp, idJob } = opening;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const current = await findOwnOpening(tx, opening);
    if (!current) return fail('not_found');
    if ((current.closedAt !== null) === isClosed) return ok({ idJob });
    if (!isClosed) {
      if (current.expiresAt <= now) return fail('opening_expired');
      if ((await countRunning(tx, idEmp, now)) >= MAX_ACTIVE_OPENINGS)
        return fail('too_many_openings');
    }
    await updateOpening(tx, opening, {
      closedAt: isClosed ? now : null,
      isAutoClosed: false,
      confirmationDueAt: isClosed ? null : confirmationDueFrom(current.postedAt, now),
      confirmationRequestedAt: null,
      updatedAt: now,
    });
    await openingsChanged(tx, idEmp, [current]);
    return ok({ idJob });
  });
}
