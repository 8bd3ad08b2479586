import { invalidFields, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { isReservedSender } from '../../core/sender-name.ts';
import type { PlanQuery } from '../../core/sending-contract.ts';
import { planOf } from '../../core/sending-plan.ts';
import { SENDING } from '../../core/sending-settings.ts';
import { lettersAhead, quotaOf } from './quota-queries.ts';

/** Tells before anything is sent when it would leave, or why it would not. */
export async function planSending(
  session: EmployerSession,
  { size, senderEmail, senderName }: PlanQuery,
  now: Date,
) {
  if (isReservedSender(senderName, session)) {
    return invalidFields({ senderName: ['senderReserved'] });
  }
  const { idEmp } = session;
  const [quota, ahead] = await Promise.all([
    quotaOf(db, { idEmp, senderEmail }, now),
    lettersAhead(db, idEmp, now),
  ]);
  return ok({
    ...planOf(size, ahead, quota),
    perDay: quota.perDay,
    isKeyPending: !quota.hasKey,
    mostRecipients: SENDING.perSending,
  });
}
