import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { deleteUnheldDocuments } from '../applicant/applicant-queries.ts';
import { type ApplicantRefusal, type ApplicationOf, admitApplicant } from './admit-applicant.ts';
import { applicationSentMail, namedIn } from './application-mails.ts';
import { findOwnApplication, keepApplication } from './application-queries.ts';
import { composeApplication, nameOfTold, readResume } from './compose-application.ts';
import { withdrawApplication } from './erase-application-queries.ts';

type Refusal = ApplicantRefusal | 'name_unread' | 'told_changed';

/**
 * Sends what the person wrote and saw, with their consent. Of many at once one is kept, and one mail confirms it;
 * sent again it changes what is told.
 */
export async function apply(
  { idJob, idJsk }: ApplicationOf,
  { shown }: { readonly shown?: string | undefined },
  now: Date,
): Promise<Result<{ idJob: number }, Refusal>> {
  const resume = await readResume(idJsk);
  return db.transaction(async (tx) => {
    // The second of two presses at once waits, finds what the first kept, and sends no second mail.
    const admitted = await admitApplicant(tx, { idJob, idJsk }, 'send');
    if (!admitted.ok) return admitted;
    const { opening, person } = admitted.value;
    const { idEmp } = opening;
    const { email, language: locale } = person;
    const before = await findOwnApplication(tx, { idJob, idJsk });
    const written = { idJsk, email, coverNote: before?.coverNote ?? '' };
    const told = await composeApplication(tx, written, resume);
    if (!told.ok) return told;
    if (shown !== undefined && shown !== nameOfTold(told.value)) return fail('told_changed');
    await keepApplication(tx, { idJob, idJsk, idEmp, appliedAt: now, told: told.value });
    await deleteUnheldDocuments(tx, idJsk);
    if (!before?.consented) {
      await queueMail(tx, applicationSentMail, {
        to: { address: email },
        locale,
        props: namedIn(locale, opening),
      });
    }
    return ok({ idJob });
  });
}

/** Idempotent: what was taken back before keeps its day, and what was never there is gone as well. */
export async function withdraw(application: ApplicationOf, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await withdrawApplication(tx, application, now);
    await deleteUnheldDocuments(tx, application.idJsk);
  });
}
