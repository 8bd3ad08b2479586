import { fail, ok, type Result } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { MOST_OPEN } from '../core/opening-limits.ts';
import { askedAt } from '../core/silence.ts';
import { openingsChanged } from './count-openings.ts';
import { countRunning, findOwnOpening, updateOpening } from './own-opening-queries.ts';

interface OpeningOf {
  readonly idEmp: number;
  readonly idJob: number;
}

/** Closing what is closed, and opening what is open, changes nothing. */
export function setClosed(
  opening: OpeningOf,
  isClosed: boolean,
  now: Date,
): Promise<Result<{ idJob: number }, 'not_found' | 'opening_over' | 'too_many_openings'>> {
  const { idEmp, idJob } = opening;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const known = await findOwnOpening(tx, opening);
    if (!known) return fail('not_found');
    if ((known.closedAt !== null) === isClosed) return ok({ idJob });
    if (!isClosed) {
      if (known.expiresAt <= now) return fail('opening_over');
      if ((await countRunning(tx, idEmp, now)) >= MOST_OPEN) return fail('too_many_openings');
    }
    await updateOpening(tx, opening, {
      closedAt: isClosed ? now : null,
      closedBySilence: false,
      silenceDueAt: isClosed ? null : askedAt(known.postedAt, now),
      silenceToldAt: null,
      updatedAt: now,
    });
    await openingsChanged(tx, idEmp, [known]);
    return ok({ idJob });
  });
}
