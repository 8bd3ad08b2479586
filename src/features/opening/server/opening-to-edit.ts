import type { RefusedForm } from '#shared/core/refused-form.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  copiedOpening,
  newOpening,
  type OpeningFormValues,
  openingValues,
} from '../core/opening-form-values.ts';
import type { OwnOpeningsQuery } from '../core/own-openings-query.ts';
import { findOwnOpening } from './own-opening-queries.ts';

export interface EditedOpening {
  /** Null for one that is added. */
  readonly idJob: number | null;
  /** What is typed is kept under this name: no copy begins with what was typed into another. */
  readonly draft: string;
  readonly initial: OpeningFormValues;
}

/** The opening whose form is asked for, or was refused; null when the list is. */
export async function openingToEdit(
  idEmp: number,
  { add, edit, copy }: OwnOpeningsQuery,
  refused: RefusedForm | null,
  now: Date,
): Promise<EditedOpening | null | 'unknown'> {
  const wrong = refused?.act === 'edit' ? Number(refused.values['idJob']) : undefined;
  const idJob = wrong ?? edit ?? copy;
  if (refused?.act === 'add' || (idJob === undefined && add)) {
    const draft = copy === undefined ? 'new' : `copy-${copy}`;
    return { idJob: null, draft, initial: newOpening(now) };
  }
  if (idJob === undefined || (refused !== null && wrong === undefined)) return null;
  const known = idJob > 0 ? await findOwnOpening(db, { idEmp, idJob }) : null;
  if (!known) return wrong === undefined ? 'unknown' : null;
  return wrong === undefined && edit === undefined
    ? { idJob: null, draft: `copy-${idJob}`, initial: copiedOpening(known, now) }
    : { idJob, draft: String(idJob), initial: openingValues(known) };
}
