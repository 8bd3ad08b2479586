import { maySendEmail } from '#features/employer/core/send-right.ts';
import { PACKAGE_CAPS } from '#features/profile/core/package-caps.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { db } from '#shared/server/db/pool.ts';
import { isStopped } from './state-queries.ts';

/** The package holds mails, the user may send them, and the company is shown to those they reach. */
export function mayInvite(
  session: Pick<EmployerSession, 'role' | 'canSendEmail' | 'packageHrSay' | 'isListed'>,
): boolean {
  const { invitationMails } = PACKAGE_CAPS[session.packageHrSay];
  return invitationMails && session.isListed && maySendEmail(session);
}

export type SendRefusal = 'may_not_send' | 'sendings_stopped';

export async function refusalToSend(
  session: EmployerSession,
  from: Db = db,
): Promise<SendRefusal | null> {
  if (!mayInvite(session)) return 'may_not_send';
  return (await isStopped(from, session.idEmp)) ? 'sendings_stopped' : null;
}
