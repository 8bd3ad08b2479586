import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { applicationSentMail } from './application-mails.ts';
import {
  deleteApplication,
  findApplicant,
  findOwnApplication,
  findSharedName,
  keepApplication,
  lockToApply,
} from './application-queries.ts';

interface ApplicationOf {
  readonly idJob: number;
  readonly idJsk: number;
}

type Refusal =
  | 'not_found'
  | 'unauthenticated'
  | 'address_unproved'
  | 'opening_closed'
  | 'name_unread';

/**
 * Of many at once one is kept: an application, which a mail confirms, where the person agrees to be known to the
 * employer, and interest where they do not. The name is the one the person wrote in the resume, if any; while that
 * cannot be read, the one told before.
 */
export async function apply(
  { idJob, idJsk }: ApplicationOf,
  { shareContact }: { readonly shareContact: boolean },
  now: Date,
): Promise<Result<{ idJob: number }, Refusal>> {
  const name = shareContact ? await ownName(idJsk) : null;
  return db.transaction(async (tx) => {
    const opening = await lockToApply(tx, idJob);
    if (!opening) return fail('not_found');
    if (!opening.isOpen) return fail('opening_closed');
    const person = await findApplicant(tx, idJsk);
    if (!person) return fail('unauthenticated');
    if (!person.provedAt) return fail('address_unproved');
    const sharedEmail = shareContact ? person.email : null;
    const sharedName = shareContact ? (name ?? (await findSharedName(tx, { idJob, idJsk }))) : null;
    if (shareContact && sharedName === null) return fail('name_unread');
    const { idEmp } = opening;
    // The second of two presses at once finds what the first kept, and sends no second mail.
    await lockOwner(tx, { idJsk });
    const before = await findOwnApplication(tx, { idJob, idJsk });
    await keepApplication(tx, {
      idJob,
      idJsk,
      idEmp,
      appliedAt: now,
      sharedName,
      sharedEmail,
    });
    if (shareContact && !before?.consented) {
      await queueMail(tx, applicationSentMail, {
        to: { address: person.email },
        locale: person.language,
        props: {},
      });
    }
    return ok({ idJob });
  });
}

/** What was never there is gone as well. */
export function withdraw(application: ApplicationOf): Promise<void> {
  return deleteApplication(db, application);
}

/** Empty for whoever wrote none; null while the resumes cannot be read. */
export async function ownName(idJsk: number): Promise<string | null> {
  const read = await resumeService().read(idJsk);
  if (!read.ok) return null;
  const resume = read.value;
  const thai = `${resume?.firstNameThai ?? ''} ${resume?.lastNameThai ?? ''}`.trim();
  return thai || `${resume?.firstName ?? ''} ${resume?.lastName ?? ''}`.trim();
}
