import { fail, ok } from '#shared/core/result.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { lockOwner } from '#shared/server/session/credential-queries.ts';
import { type ApplicationKey, findApplicant, lockToApply } from './application-queries.ts';

/** Checks that a person may write or send; locks opening and person until the transaction ends. */
export async function admitApplicant(
  tx: Db,
  { idJob, idJsk }: ApplicationKey,
  action: 'send' | 'write',
) {
  const opening = await lockToApply(tx, idJob);
  if (!opening) return fail('not_found');
  if (!opening.isOpen) return fail('opening_closed');
  await lockOwner(tx, { idJsk });
  const person = await findApplicant(tx, idJsk);
  if (!person) return fail('unauthenticated');
  if (action === 'send' && !person.emailVerifiedAt) return fail('email_not_verified');
  return ok({ opening, person });
}
