import { invalidFields, ok } from '#shared/core/result.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { PlanQuery } from '../../core/campaign-contract.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { isReservedSender } from '../../core/sender-name.ts';
import { loadPlan } from './quota-queries.ts';

export async function planCampaign(
  session: EmployerSession,
  { size, senderEmail, senderName }: PlanQuery,
  now: Date,
) {
  if (isReservedSender(senderName, session)) {
    return invalidFields({ senderName: ['senderReserved'] });
  }
  const { idEmp } = session;
  const plan = await loadPlan(db, { idEmp, senderEmail }, size, now);
  return ok({ ...plan, maxRecipients: CAMPAIGN_LIMITS.maxRecipients });
}
