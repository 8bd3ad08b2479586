import { maySendEmail } from '#features/employer/core/send-right.ts';
import type { HoldReason } from '#shared/core/domain/invitation.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { isStopped } from './state-queries.ts';

type Sender = Pick<EmployerSession, 'role' | 'canSendEmail' | 'packageHrSay' | 'isListed'>;

/** The package holds mails, the company is shown to those they reach, and the user may send them. */
export function lackingToInvite(user: Sender): Exclude<HoldReason, 'sender'> | null {
  if (!PACKAGE_CAPS[user.packageHrSay].invitationMails) return 'package';
  if (!user.isListed) return 'unlisted';
  return maySendEmail(user) ? null : 'right';
}

export const mayInvite = (user: Sender): boolean => lackingToInvite(user) === null;

export type SendRefusal = 'may_not_send' | 'sendings_stopped';

export async function refusalToSend(
  session: EmployerSession,
  from: Db = db,
): Promise<SendRefusal | null> {
  if (!mayInvite(session)) return 'may_not_send';
  return (await isStopped(from, session.idEmp)) ? 'sendings_stopped' : null;
}
