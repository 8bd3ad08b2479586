import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { deleteUnreferencedDocuments } from '../applicant/applicant-queries.ts';
import { admitApplicant } from './admit-applicant.ts';
import { applicationSentMail, namedIn } from './application-mails.ts';
import {
  type ApplicationKey,
  findOwnApplication,
  storeApplication,
} from './application-queries.ts';
import { composeApplication, readResume, sharedHash } from './compose-application.ts';
import { withdrawApplication } from './erase-application-queries.ts';

/**
 * Sends the application the person checked, with consent. Concurrent calls keep one application and
 * send one mail; sending again updates the shared details.
 */
export async function apply(
  { idJob, idJsk }: ApplicationKey,
  { disclosed }: { readonly disclosed?: string | undefined },
  now: Date,
) {
  const resume = await readResume(idJsk);
  return db.transaction(async (tx) => {
    // The second of two concurrent submits waits, finds the first, and sends no mail.
    const admitted = await admitApplicant(tx, { idJob, idJsk }, 'send');
    if (!admitted.ok) return admitted;
    const { opening, person } = admitted.value;
    const { idEmp } = opening;
    const { email, language: locale } = person;
    const before = await findOwnApplication(tx, { idJob, idJsk });
    const written = { idJsk, email, coverNote: before?.coverNote ?? '' };
    const composed = await composeApplication(tx, written, resume);
    if (!composed.ok) return composed;
    if (disclosed !== undefined && disclosed !== sharedHash(composed.value))
      return fail('disclosed_changed');
    await storeApplication(tx, { idJob, idJsk, idEmp, appliedAt: now, shared: composed.value });
    await deleteUnreferencedDocuments(tx, idJsk);
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

/** Withdraws idempotently: a repeated call keeps the date, a missing application is no error. */
export async function withdraw(application: ApplicationKey, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await withdrawApplication(tx, application, now);
    await deleteUnreferencedDocuments(tx, application.idJsk);
  });
}
