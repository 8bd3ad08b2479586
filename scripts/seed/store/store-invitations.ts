import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import {
  invitationDailyCounts,
  invitationRecipients,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { makeProofKey } from '#shared/server/proofs/proof-keys.ts';
import { demoUsername } from '../demo-accounts.ts';
import type { Seeding } from './seeding.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const FIRST = { opened: 30, reviewed: null };
const SECOND = { opened: 75, reviewed: 25 };

/** Unsent emails are paused, so that they never leave; figures are set once links have expired. */
const INVENTED = [
  { state: 'sent', daysAgo: 75, size: 48, sent: 48, bounced: 0, figures: FIRST },
  { state: 'sent', daysAgo: 33, size: 120, sent: 120, bounced: 4, figures: SECOND },
  { state: 'paused', daysAgo: 2, size: 60, sent: 24, bounced: 1, figures: null },
] as const;

/** A value that looks like a keyed hash, equal in every run. */
const invented = (of: string) => createHash('sha256').update(`demo ${of}`).digest();
const uuidOf = (of: string) =>
  invented(of)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/** Campaigns of the first employer to unused addresses, and the key for starting new ones. */
export async function storeInvitations({
  client,
  plan,
  bases,
  admins,
  insert,
}: Seeding): Promise<void> {
  const first = plan.companies.find(({ isPublished, isClaimed }) => isPublished && isClaimed);
  if (!first) return;
  const idEmp = bases.companies + first.index + 1;
  const senderEmail = demoUsername('employerAdmin');
  const all = INVENTED.map((campaign, index) => {
    const startedAt = new Date(plan.now.getTime() - campaign.daysAgo * DAY_MS + 3 * HOUR_MS);
    const finishedAt = campaign.state === 'sent' ? new Date(startedAt.getTime() + HOUR_MS) : null;
    return { ...campaign, idInvitation: uuidOf(`${idEmp} ${index}`), startedAt, finishedAt };
  });
  const year = thaiYear(new Date());
  await makeProofKey(drizzle({ client }), { idEmp, year, kind: 'invitation' });
  await insert(
    invitations,
    all.map(({ daysAgo: _, figures, ...campaign }) => ({
      ...campaign,
      openedStat: figures?.opened ?? null,
      reviewedStat: figures?.reviewed ?? null,
      statsOn: figures ? thaiDay(new Date(campaign.startedAt.getTime() + 31 * DAY_MS)) : null,
      idEmp,
      idUser: admins.get(first.index) ?? null,
      lang: 'th',
      layoutLang: 'th',
      senderName: 'ฝ่ายบุคคล',
      senderEmail,
      subject: 'ขอชวนเขียนรีวิวการทำงานกับเรา',
      content: 'สวัสดีทุกคน\n\nขอชวนเล่าประสบการณ์การทำงานของคุณ ทั้งเรื่องที่ดีและเรื่องที่ควรปรับปรุง\n\nขอบคุณ',
      receivedParts: [1],
      createdAt: campaign.startedAt,
    })),
  );
  await insert(
    invitationRecipients,
    all.flatMap(({ idInvitation, size, sent, bounced, startedAt }) =>
      Array.from({ length: size }, (_, bitIndex) => {
        const isSent = bitIndex < sent;
        const email = `person${bitIndex + 1}@example.com`;
        return {
          idInvitation,
          idEmp,
          bitIndex,
          email,
          emailHash: invented(email).toString('base64url'),
          status: !isSent ? 'queued' : bitIndex < bounced ? 'bounced' : 'sent',
          sentAt: isSent ? startedAt : null,
          createdAt: startedAt,
        } as const;
      }),
    ),
  );
  await client.query(
    `INSERT INTO invitation_event_bits SELECT id_invitation, bits, bits FROM invitations,
      decode(repeat('00', (size - 1) / 8 + 1), 'hex') bits WHERE id_emp = $1`,
    [idEmp],
  );
  const sender = invented(senderEmail).toString('base64url');
  const days = all.map(({ startedAt, sent }) => ({ idEmp, sender, day: thaiDay(startedAt), sent }));
  await insert(invitationDailyCounts, days);
}
