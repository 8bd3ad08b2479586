import { ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type DraftForm, profileOf } from '../../core/applicant/draft-form.ts';
import {
  type ApplicantRefusal,
  type ApplicationOf,
  admitApplicant,
} from '../application/admit-applicant.ts';
import { keepDraft } from '../application/application-queries.ts';
import { deleteUnheldDocuments, keepProfile, setDocument } from './applicant-queries.ts';

/** What is written before it is sent; no company sees any of it. */
export function saveDraft(
  { idJob, idJsk }: ApplicationOf,
  form: DraftForm,
): Promise<Result<{ idJob: number }, ApplicantRefusal>> {
  return db.transaction(async (tx) => {
    const admitted = await admitApplicant(tx, { idJob, idJsk }, 'write');
    if (!admitted.ok) return admitted;
    await keepProfile(tx, idJsk, profileOf(form));
    if (form.withoutDocument) {
      await setDocument(tx, idJsk, null);
      await deleteUnheldDocuments(tx, idJsk);
    }
    const { idEmp } = admitted.value.opening;
    await keepDraft(tx, { idJob, idJsk, idEmp, coverNote: form.coverNote });
    return ok({ idJob });
  });
}
