import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { type DraftForm, profileOf } from '../../core/applicant/draft-form.ts';
import { findApplicant, keepDraft, lockToApply } from '../application/application-queries.ts';
import { deleteUnheldDocuments, keepProfile, setDocument } from './applicant-queries.ts';

type Refusal = 'not_found' | 'unauthenticated' | 'address_unproved' | 'opening_closed';

/** What is written before it is sent; no company sees any of it. */
export function saveDraft(
  { idJob, idJsk }: { readonly idJob: number; readonly idJsk: number },
  form: DraftForm,
): Promise<Result<{ idJob: number }, Refusal>> {
  return db.transaction(async (tx) => {
    const opening = await lockToApply(tx, idJob);
    if (!opening) return fail('not_found');
    if (!opening.isOpen) return fail('opening_closed');
    await lockOwner(tx, { idJsk });
    const person = await findApplicant(tx, idJsk);
    if (!person) return fail('unauthenticated');
    if (!person.provedAt) return fail('address_unproved');
    await keepProfile(tx, idJsk, profileOf(form));
    if (form.withoutDocument) {
      await setDocument(tx, idJsk, null);
      await deleteUnheldDocuments(tx, idJsk);
    }
    await keepDraft(tx, { idJob, idJsk, idEmp: opening.idEmp, coverNote: form.coverNote });
    return ok({ idJob });
  });
}
