import { invalidFields, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PlanQuery } from '../../core/campaign-contract.ts';
import { planDelivery } from '../../core/campaign-plan.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { isReservedSender } from '../../core/sender-name.ts';
import { countEmailsAhead, quotaOf } from './quota-queries.ts';

export async function planCampaign(
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
    countEmailsAhead(db, idEmp, now),
  ]);
  return ok({
    ...planDelivery(size, ahead, quota),
    perDay: quota.perDay,
    isKeyPending: !quota.hasKey,
    maxRecipients: CAMPAIGN_LIMITS.maxRecipients,
  });
}
