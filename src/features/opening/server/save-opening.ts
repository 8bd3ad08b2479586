import { fail, invalidFields, ok } from '#shared/core/result.ts';
import { beginningOf, endOf } from '#shared/core/time/thai-time.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import type { OpeningInput } from '../core/opening-contract.ts';
import { storedValues } from '../core/opening-fields.ts';
import { openingValues } from '../core/opening-form-values.ts';
import { MAX_ACTIVE_OPENINGS } from '../core/opening-limits.ts';
import { confirmationDueFrom } from '../core/unconfirmed-openings.ts';
import { openingsChanged } from './count-openings.ts';
import {
  countRunning,
  findOwnOpening,
  insertOpening,
  type OpeningKey,
  updateOpening,
} from './own-opening-queries.ts';

function valuesOf({ opensOn, closesOn, ...form }: OpeningInput) {
  const period = { postedAt: beginningOf(opensOn), expiresAt: endOf(closesOn) };
  return { ...storedValues(form), ...period };
}

const PAST = invalidFields({ closesOn: ['closesPast'] });

/** Adds an opening; concurrent calls cannot exceed the limit of active openings. */
export async function addOpening(idEmp: number, form: OpeningInput, now: Date) {
  const values = valuesOf(form);
  if (values.expiresAt <= now) return PAST;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    if ((await countRunning(tx, idEmp, now)) >= MAX_ACTIVE_OPENINGS)
      return fail('too_many_openings');
    const confirmationDueAt = confirmationDueFrom(values.postedAt, now);
    const idJob = await insertOpening(tx, idEmp, { ...values, confirmationDueAt, updatedAt: now });
    await openingsChanged(tx, idEmp, [values]);
    return ok({ idJob });
  });
}

/** An expired opening may get a later last day; changes by another user are not overwritten. */
export async function changeOpening(opening: OpeningKey, form: OpeningInput, now: Date) {
  const values = valuesOf(form);
  return db.transaction(async (tx) => {
    await lockCompany(tx, opening.idEmp);
    const current = await findOwnOpening(tx, opening);
    if (!current) return fail('not_found');
    const { editedFrom = current.updatedAt.toISOString() } = form;
    if (editedFrom !== current.updatedAt.toISOString())
      return fail('opening_changed', { detail: { current: openingValues(current) } });
    const isSame = values.expiresAt.getTime() === current.expiresAt.getTime();
    if (values.expiresAt <= now && !isSame) return PAST;
    const revives = current.closedAt === null && current.expiresAt <= now && !isSame;
    if (revives && (await countRunning(tx, opening.idEmp, now)) >= MAX_ACTIVE_OPENINGS) {
      return fail('too_many_openings');
    }
    await updateOpening(tx, opening, {
      ...values,
      confirmationDueAt:
        current.closedAt === null ? confirmationDueFrom(values.postedAt, now) : null,
      confirmationRequestedAt: null,
      updatedAt: now,
    });
    await openingsChanged(tx, opening.idEmp, [current, values]);
    return ok({ idJob: opening.idJob });
  });
}
