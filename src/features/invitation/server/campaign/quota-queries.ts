import { and, eq, lt, sql } from 'drizzle-orm';
import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationDailyCounts,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { env } from '#shared/server/env.ts';
import { hasProofKey } from '#shared/server/proofs/proof-key-queries.ts';
import { planDelivery, type Quota } from '../../core/campaign-plan.ts';
import { hashEmail } from '../recipient-tokens.ts';

interface CampaignSender {
  readonly idEmp: number;
  readonly senderEmail: string;
}

/** Plans when these e-mails leave, after those queued in the company's earlier campaigns. */
export async function loadPlan(
  db: Db,
  sender: CampaignSender,
  emailCount: number,
  now: Date,
  createdBefore = now,
) {
  const quota = await quotaOf(db, sender, now);
  const ahead = await countEmailsAhead(db, sender.idEmp, createdBefore);
  const { hasKey, perDay } = quota;
  return { ...planDelivery(emailCount, ahead, quota), perDay, isKeyPending: !hasKey };
}

export async function quotaOf(
  db: Db,
  { idEmp, senderEmail }: CampaignSender,
  now: Date,
): Promise<Quota> {
  const today = thaiDay(now);
  const sender = hashEmail(senderEmail);
  const isToday = sql`${invitationDailyCounts.day} = ${today}`;
  const isSender = sql`${invitationDailyCounts.sender} = ${sender}`;
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${invitationDailyCounts.sent}) filter (where ${condition}), 0)::int`;
  const [row] = await db
    .select({
      usedToday: sum(isToday),
      ofSender: sum(sql`${isToday} and ${isSender}`),
      days: sql<number>`(count(*) filter (where ${isSender} and ${invitationDailyCounts.day} < ${today}))::int`,
    })
    .from(invitationDailyCounts)
    .where(eq(invitationDailyCounts.idEmp, idEmp));
  const { usedToday = 0, ofSender = 0, days = 0 } = row ?? {};
  const perDay = env().INVITATIONS_PER_DAY;
  const hasKey = await hasProofKey(db, { idEmp, kind: 'invitation', year: thaiYear(now) });
  return { hasKey, perDay, usedToday, sender: { days, usedToday: ofSender } };
}

async function countEmailsAhead(db: Db, idEmp: number, createdBefore: Date): Promise<number> {
  const [row] = await db
    .select({ letters: sql<number>`count(*)::int` })
    .from(invitationRecipients)
    .innerJoin(invitations, eq(invitations.idInvitation, invitationRecipients.idInvitation))
    .where(
      and(
        eq(invitations.idEmp, idEmp),
        eq(invitations.state, 'sending'),
        lt(invitations.createdAt, createdBefore),
        eq(invitationRecipients.status, 'queued'),
      ),
    );
  return row?.letters ?? 0;
}
