import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { beginningOf, daysAfter } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationRecipients, invitations } from '#shared/server/db/schema/invitations.ts';
import type { RecipientsQuery, SendingsQuery } from '../../core/sending-contract.ts';

export interface SendingOf {
  readonly idEmp: number;
  readonly idInvitation: string;
}

const COLUMNS = {
  idInvitation: invitations.idInvitation,
  state: invitations.state,
  stoppedFor: invitations.stoppedFor,
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
  notSent: invitations.notSent,
  createdAt: invitations.createdAt,
  startedAt: invitations.startedAt,
  finishedAt: invitations.finishedAt,
  remindedAt: invitations.remindedAt,
  openedFigure: invitations.openedFigure,
  reviewedFigure: invitations.reviewedFigure,
  figuresOn: invitations.figuresOn,
  queued: sql<number>`(
    select count(*)::int from ${invitationRecipients} r
    where r.id_invitation = invitations.id_invitation and r.status = 'queued')`,
};

const isOf = ({ idEmp, idInvitation }: SendingOf) =>
  and(eq(invitations.idEmp, idEmp), eq(invitations.idInvitation, idInvitation));

const holding = (column: AnyColumn, part: string) =>
  ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);

function asked(idEmp: number, { from, to, sender, lang, state }: SendingsQuery): SQL | undefined {
  return and(
    eq(invitations.idEmp, idEmp),
    from ? gte(invitations.createdAt, beginningOf(from)) : undefined,
    to ? lt(invitations.createdAt, beginningOf(daysAfter(to, 1))) : undefined,
    sender
      ? or(holding(invitations.senderName, sender), holding(invitations.senderEmail, sender))
      : undefined,
    lang ? eq(invitations.lang, lang) : undefined,
    state ? eq(invitations.state, state) : undefined,
  );
}

export function listSendings(db: Db, idEmp: number, query: SendingsQuery) {
  const { pg, vpp } = query;
  return db
    .select(COLUMNS)
    .from(invitations)
    .where(asked(idEmp, query))
    .orderBy(desc(invitations.createdAt), desc(invitations.idInvitation))
    .limit(vpp)
    .offset((pg - 1) * vpp);
}

export function countSendings(db: Db, idEmp: number, query: SendingsQuery): Promise<number> {
  return db.$count(invitations, asked(idEmp, query));
}

export async function findSending(db: Db, sending: SendingOf) {
  const [row] = await db
    .select({ ...COLUMNS, content: invitations.content })
    .from(invitations)
    .where(isOf(sending));
  return row ?? null;
}
export type FoundSending = Omit<NonNullable<Awaited<ReturnType<typeof findSending>>>, 'content'>;

const among = ({ idEmp, idInvitation }: SendingOf, { keyword, status }: RecipientsQuery) =>
  and(
    eq(invitationRecipients.idEmp, idEmp),
    eq(invitationRecipients.idInvitation, idInvitation),
    status ? eq(invitationRecipients.status, status) : undefined,
    keyword
      ? or(
          holding(invitationRecipients.email, keyword),
          holding(invitationRecipients.name, keyword),
        )
      : undefined,
  );

/** Whether an address of the list is forgotten already. */
export async function hasForgotten(db: Db, idInvitation: string): Promise<boolean> {
  const found = await db
    .select({ place: invitationRecipients.place })
    .from(invitationRecipients)
    .where(
      and(eq(invitationRecipients.idInvitation, idInvitation), isNull(invitationRecipients.email)),
    )
    .limit(1);
  return found.length > 0;
}

/** In the order of the list. */
export function listRecipients(db: Db, sending: SendingOf, query: RecipientsQuery) {
  return db
    .select({
      email: invitationRecipients.email,
      name: invitationRecipients.name,
      status: invitationRecipients.status,
    })
    .from(invitationRecipients)
    .where(among(sending, query))
    .orderBy(asc(invitationRecipients.place))
    .limit(query.vpp)
    .offset((query.pg - 1) * query.vpp);
}

export function countRecipients(db: Db, sending: SendingOf, query: RecipientsQuery) {
  return db.$count(invitationRecipients, among(sending, query));
}
