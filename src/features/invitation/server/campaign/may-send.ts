import { maySendEmail } from '#features/employer/core/send-permission.ts';
import type { PauseReason } from '#shared/core/domain/invitation.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { invalidFields } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { isReservedSender } from '../../core/sender-name.ts';
import { isVerifiedSender } from '../sender-queries.ts';
import { isSuspended } from './state-queries.ts';

type InvitingUser = Pick<EmployerSession, 'role' | 'canSendEmail' | 'packageHrSay' | 'isListed'>;

/** The first unmet condition for invitations (package, listing or right); null: all are met. */
export function missingToInvite(user: InvitingUser): Exclude<PauseReason, 'sender'> | null {
  if (!PACKAGE_CAPS[user.packageHrSay].invitationMails) return 'package';
  if (!user.isListed) return 'unlisted';
  return maySendEmail(user) ? null : 'right';
}

export const mayInvite = (user: InvitingUser): boolean => missingToInvite(user) === null;

export type SendError = 'may_not_send' | 'invitations_suspended';

export async function findSendError(
  session: EmployerSession,
  tx: Db = db,
): Promise<SendError | null> {
  if (!mayInvite(session)) return 'may_not_send';
  return (await isSuspended(tx, session.idEmp)) ? 'invitations_suspended' : null;
}

export async function findSenderFieldError(
  db: Db,
  session: EmployerSession,
  { senderEmail, senderName }: { readonly senderEmail: string; readonly senderName: string },
) {
  if (!(await isVerifiedSender(db, session.idEmp, senderEmail)))
    return invalidFields({ senderEmail: ['senderUnverified'] });
  return isReservedSender(senderName, session)
    ? invalidFields({ senderName: ['senderReserved'] })
    : null;
}
