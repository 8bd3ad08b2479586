import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type DraftForm, profileOf } from '../../core/applicant/draft-form.ts';
import { admitApplicant } from '../application/admit-applicant.ts';
import { type ApplicationKey, storeDraft } from '../application/application-queries.ts';
import { deleteUnreferencedDocuments, saveProfile, setDocument } from './applicant-queries.ts';

/** Saves a draft, which no company sees. */
export function saveDraft({ idJob, idJsk }: ApplicationKey, form: DraftForm) {
  return db.transaction(async (tx) => {
    const admitted = await admitApplicant(tx, { idJob, idJsk }, 'write');
    if (!admitted.ok) return admitted;
    await saveProfile(tx, idJsk, profileOf(form));
    if (form.withoutDocument) {
      await setDocument(tx, idJsk, null);
      await deleteUnreferencedDocuments(tx, idJsk);
    }
    const { idEmp } = admitted.value.opening;
    await storeDraft(tx, { idJob, idJsk, idEmp, coverNote: form.coverNote });
    return ok({ idJob });
  });
}
