import { type AnyColumn, and, asc, desc, eq, gte, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import { beginningOf, daysAfter } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import type { CampaignsQuery, RecipientsQuery } from '../../core/campaign-contract.ts';

interface CampaignKey {
  readonly idEmp: number;
  readonly idInvitation: string;
}

const COLUMNS = {
  idInvitation: invitations.idInvitation,
  state: invitations.state,
  suspendedReason: invitations.suspendedReason,
  confirmedAt: invitations.confirmedAt,
  lang: invitations.lang,
  layoutLang: invitations.layoutLang,
  senderName: invitations.senderName,
  senderEmail: invitations.senderEmail,
  subject: invitations.subject,
  size: invitations.size,
  round: invitations.round,
  sent: invitations.sent,
  reminded: invitations.reminded,
  bounced: invitations.bounced,
  queued: sql<number>`(
    select count(*)::int from ${invitationRecipients} r
    where r.id_invitation = invitations.id_invitation and r.status = 'queued')`,
  notSent: invitations.notSent,
  createdAt: invitations.createdAt,
  startedAt: invitations.startedAt,
  finishedAt: invitations.finishedAt,
  remindedAt: invitations.remindedAt,
  openedStat: invitations.openedStat,
  reviewedStat: invitations.reviewedStat,
  statsOn: invitations.statsOn,
};

const isOf = ({ idEmp, idInvitation }: CampaignKey) =>
  and(eq(invitations.idEmp, idEmp), eq(invitations.idInvitation, idInvitation));

/** Condition that any column contains the part; undefined without a part. */
const containsText = (columns: readonly AnyColumn[], part: string | undefined) =>
  part
    ? or(...columns.map((column) => ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`)))
    : undefined;

const matchesQuery = (idEmp: number, { from, to, sender, lang, state }: CampaignsQuery) =>
  and(
    eq(invitations.idEmp, idEmp),
    from ? gte(invitations.createdAt, beginningOf(from)) : undefined,
    to ? lt(invitations.createdAt, beginningOf(daysAfter(to, 1))) : undefined,
    containsText([invitations.senderName, invitations.senderEmail], sender),
    lang ? eq(invitations.lang, lang) : undefined,
    state ? eq(invitations.state, state) : undefined,
  );

export function listCampaigns(db: Db, idEmp: number, query: CampaignsQuery) {
  const { pg, vpp } = query;
  return db
    .select(COLUMNS)
    .from(invitations)
    .where(matchesQuery(idEmp, query))
    .orderBy(desc(invitations.createdAt), desc(invitations.idInvitation))
    .limit(vpp)
    .offset((pg - 1) * vpp);
}

export function countCampaigns(db: Db, idEmp: number, query: CampaignsQuery): Promise<number> {
  return db.$count(invitations, matchesQuery(idEmp, query));
}

export async function findCampaign(db: Db, key: CampaignKey) {
  const [row] = await db
    .select({ ...COLUMNS, content: invitations.content })
    .from(invitations)
    .where(isOf(key));
  return row ?? null;
}
export type CampaignRow = Omit<NonNullable<Awaited<ReturnType<typeof findCampaign>>>, 'content'>;

const matchesRecipients = (
  { idEmp, idInvitation }: CampaignKey,
  { keyword, status }: RecipientsQuery,
) =>
  and(
    eq(invitationRecipients.idEmp, idEmp),
    eq(invitationRecipients.idInvitation, idInvitation),
    status ? eq(invitationRecipients.status, status) : undefined,
    containsText([invitationRecipients.email, invitationRecipients.name], keyword),
  );

export async function hasErasedRecipient(db: Db, idInvitation: string): Promise<boolean> {
  const found = await db
    .select({ bitIndex: invitationRecipients.bitIndex })
    .from(invitationRecipients)
    .where(
      and(eq(invitationRecipients.idInvitation, idInvitation), isNull(invitationRecipients.email)),
    )
    .limit(1);
  return found.length > 0;
}

export function listRecipients(db: Db, key: CampaignKey, query: RecipientsQuery) {
  return db
    .select({
      email: invitationRecipients.email,
      name: invitationRecipients.name,
      status: invitationRecipients.status,
    })
    .from(invitationRecipients)
    .where(matchesRecipients(key, query))
    .orderBy(asc(invitationRecipients.bitIndex))
    .limit(query.vpp)
    .offset((query.pg - 1) * query.vpp);
}

export function countRecipients(db: Db, key: CampaignKey, query: RecipientsQuery) {
  return db.$count(invitationRecipients, matchesRecipients(key, query));
}
