import { fail, invalidFields, ok, type Result } from '#shared/core/result.ts';
import { beginningOf, endOf } from '#shared/core/time/thai-time.ts';
import { lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import type { OpeningForm } from '../core/opening-contract.ts';
import { keptOf } from '../core/opening-fields.ts';
import { openingValues } from '../core/opening-form-values.ts';
import { MOST_OPEN } from '../core/opening-limits.ts';
import { askedAt } from '../core/silence.ts';
import { openingsChanged } from './count-openings.ts';
import {
  countRunning,
  findOwnOpening,
  insertOpening,
  updateOpening,
} from './own-opening-queries.ts';

type Saved<Code extends string> = Promise<
  Result<{ readonly idJob: number }, Code | 'invalid_fields' | 'too_many_openings'>
>;

function valuesOf({ opensOn, closesOn, ...form }: OpeningForm) {
  const period = { postedAt: beginningOf(opensOn), expiresAt: endOf(closesOn) };
  return { ...keptOf(form), ...period };
}

const PAST = invalidFields({ closesOn: ['closesPast'] });

/** Adds an opening; many calls at once keep no more than the most. */
export async function addOpening(idEmp: number, form: OpeningForm, now: Date): Saved<never> {
  const values = valuesOf(form);
  if (values.expiresAt <= now) return PAST;
  return db.transaction(async (tx) => {
    await lockCompany(tx, idEmp);
    if ((await countRunning(tx, idEmp, now)) >= MOST_OPEN) return fail('too_many_openings');
    const silenceDueAt = askedAt(values.postedAt, now);
    const idJob = await insertOpening(tx, idEmp, { ...values, silenceDueAt, updatedAt: now });
    await openingsChanged(tx, idEmp, [values]);
    return ok({ idJob });
  });
}

/** One that is over may be given a later last day; what others wrote meanwhile is not written over. */
export async function changeOpening(
  opening: { readonly idEmp: number; readonly idJob: number },
  form: OpeningForm,
  now: Date,
): Saved<'not_found' | 'opening_changed'> {
  const values = valuesOf(form);
  return db.transaction(async (tx) => {
    await lockCompany(tx, opening.idEmp);
    const known = await findOwnOpening(tx, opening);
    if (!known) return fail('not_found');
    const isKnown = form.editedFrom === undefined || form.editedFrom === seenAt(known.updatedAt);
    if (!isKnown) return fail('opening_changed', { detail: { current: openingValues(known) } });
    const isSame = values.expiresAt.getTime() === known.expiresAt.getTime();
    if (values.expiresAt <= now && !isSame) return PAST;
    const revives = known.closedAt === null && known.expiresAt <= now && !isSame;
    if (revives && (await countRunning(tx, opening.idEmp, now)) >= MOST_OPEN) {
      return fail('too_many_openings');
    }
    await updateOpening(tx, opening, {
      ...values,
      silenceDueAt: known.closedAt === null ? askedAt(values.postedAt, now) : null,
      silenceToldAt: null,
      updatedAt: now,
    });
    await openingsChanged(tx, opening.idEmp, [known, values]);
    return ok({ idJob: opening.idJob });
  });
}

function seenAt(moment: Date): string {
  return moment.toISOString();
}
