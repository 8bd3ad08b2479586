import type { RejectedForm } from '#shared/core/rejected-form.ts';
import { db } from '#shared/server/db/pool.ts';
import { copiedOpening, newOpening, openingValues } from '../core/opening-form-values.ts';
import type { OwnOpeningsQuery } from '../core/own-openings-query.ts';
import { findOwnOpening } from './own-opening-queries.ts';

/**
 * Returns the form of the requested or rejected opening; null shows the list. Browsers store input
 * under `draft`, which differs for each copy so that no other form's input appears.
 */
export async function openingToEdit(
  idEmp: number,
  { add, edit, copy }: OwnOpeningsQuery,
  rejected: RejectedForm | null,
  now: Date,
) {
  const rejectedIdJob = rejected?.action === 'edit' ? Number(rejected.values['idJob']) : undefined;
  const idJob = rejectedIdJob ?? edit ?? copy;
  if (rejected?.action === 'add' || (idJob === undefined && add)) {
    const draft = copy === undefined ? 'new' : `copy-${copy}`;
    return { idJob: null, draft, initial: newOpening(now) };
  }
  if (idJob === undefined || (rejected !== null && rejectedIdJob === undefined)) return null;
  const opening = idJob > 0 ? await findOwnOpening(db, { idEmp, idJob }) : null;
  if (!opening) return rejectedIdJob === undefined ? ('unknown' as const) : null;
  return rejectedIdJob === undefined && edit === undefined
    ? { idJob: null, draft: `copy-${idJob}`, initial: copiedOpening(opening, now) }
    : { idJob, draft: String(idJob), initial: openingValues(opening) };
}
