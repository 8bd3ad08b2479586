import { fail, ok } from '#shared/core/result.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { findOwnOpening } from '../own-opening-queries.ts';
import { postponeConfirmation } from './confirmation-queries.ts';

/** Confirms one opening, or all without `idJob`. A closed opening stays closed. */
export function confirmOpenings(idEmp: number, idJob: number | undefined, now: Date) {
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    const confirmedCount = await postponeConfirmation(tx, { idEmp, idJob }, now);
    if (idJob === undefined || confirmedCount > 0) return ok({ idEmp });
    const existing = await findOwnOpening(tx, { idEmp, idJob });
    return fail(existing ? 'opening_closed' : 'not_found');
  });
}
