import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import {
  deleteApplication,
  findApplicant,
  keepApplication,
  lockToApply,
} from './application-queries.ts';

interface ApplicationOf {
  readonly idJob: number;
  readonly idJsk: number;
}

type Refusal = 'not_found' | 'unauthenticated' | 'address_unproved' | 'opening_closed';

/** Of many at once one is kept. The name is the one the person wrote in the resume, if any. */
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
    const { idEmp } = opening;
    await keepApplication(tx, {
      idJob,
      idJsk,
      idEmp,
      appliedAt: now,
      sharedName: name,
      sharedEmail,
    });
    return ok({ idJob });
  });
}

/** What was never there is gone as well. */
export function withdraw(application: ApplicationOf): Promise<void> {
  return deleteApplication(db, application);
}

export async function ownName(idJsk: number): Promise<string> {
  const read = await resumeService().read(idJsk);
  const resume = read.ok ? read.value : null;
  const thai = `${resume?.firstNameThai ?? ''} ${resume?.lastNameThai ?? ''}`.trim();
  return thai || `${resume?.firstName ?? ''} ${resume?.lastName ?? ''}`.trim();
}
