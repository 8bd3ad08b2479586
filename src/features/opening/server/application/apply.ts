import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { deleteUnheldDocuments } from '../applicant/applicant-queries.ts';
import { applicationSentMail } from './application-mails.ts';
import {
  deleteApplication,
  findApplicant,
  findOwnApplication,
  keepApplication,
  lockToApply,
} from './application-queries.ts';
import { composeApplication, nameOfTold, readResume } from './compose-application.ts';

interface ApplicationOf {
  readonly idJob: number;
  readonly idJsk: number;
}

type Refusal =
  | 'not_found'
  | 'unauthenticated'
  | 'address_unproved'
  | 'opening_closed'
  | 'name_unread'
  | 'told_changed';

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
    const opening = await lockToApply(tx, idJob);
    if (!opening) return fail('not_found');
    if (!opening.isOpen) return fail('opening_closed');
    // The second of two presses at once finds what the first kept, and sends no second mail.
    await lockOwner(tx, { idJsk });
    const person = await findApplicant(tx, idJsk);
    if (!person) return fail('unauthenticated');
    if (!person.provedAt) return fail('address_unproved');
    const { email } = person;
    const before = await findOwnApplication(tx, { idJob, idJsk });
    const written = { idJsk, email, coverNote: before?.coverNote ?? '' };
    const told = await composeApplication(tx, written, resume);
    if (!told.ok) return told;
    if (shown !== undefined && shown !== nameOfTold(told.value)) return fail('told_changed');
    const { idEmp } = opening;
    await keepApplication(tx, { idJob, idJsk, idEmp, appliedAt: now, told: told.value });
    await deleteUnheldDocuments(tx, idJsk);
    if (!before?.consented) {
      await queueMail(tx, applicationSentMail, {
        to: { address: email },
        locale: person.language,
        props: {},
      });
    }
    return ok({ idJob });
  });
}

/** What was never there is gone as well. */
export async function withdraw(application: ApplicationOf): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteApplication(tx, application);
    await deleteUnheldDocuments(tx, application.idJsk);
  });
}
