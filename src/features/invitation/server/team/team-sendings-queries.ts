import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SendingState } from '#shared/core/domain/invitation.ts';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationStops, invitations } from '#shared/server/db/schema/invitations.ts';
import type { TeamSender, TeamSending } from '../../core/team/team-sending.ts';

export interface TeamSendingsFilter {
  /** Null: of all companies. */
  readonly companies: readonly number[] | null;
  readonly state: SendingState | null;
}

const chosen = ({ companies: ids, state }: TeamSendingsFilter) =>
  and(
    ids ? inArray(invitations.idEmp, [...ids]) : undefined,
    state ? eq(invitations.state, state) : undefined,
  );

/** The latest first. */
export function teamSendings(
  db: Db,
  filter: TeamSendingsFilter,
  { page, pageSize }: TeamPage,
): Promise<TeamSending[]> {
  return db
    .select({
      idInvitation: invitations.idInvitation,
      idEmp: invitations.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      state: invitations.state,
      stoppedFor: invitations.stoppedFor,
      size: invitations.size,
      sent: sql<number>`${invitations.sent} + ${invitations.reminded}`,
      bounced: invitations.bounced,
      complained: invitations.complained,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.idEmp, invitations.idEmp))
    .where(chosen(filter))
    .orderBy(desc(invitations.createdAt), desc(invitations.idInvitation))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countTeamSendings(db: Db, filter: TeamSendingsFilter): Promise<number> {
  return db.$count(invitations, chosen(filter));
}

export async function teamSender(db: Db, idEmp: number): Promise<TeamSender> {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [[figures], [stop]] = await Promise.all([
    db
      .select({
        sendings: sql<number>`count(*)::int`,
        sent: sum(sql`${invitations.sent} + ${invitations.reminded}`),
        bounced: sum(invitations.bounced),
        complained: sum(invitations.complained),
      })
      .from(invitations)
      .where(eq(invitations.idEmp, idEmp)),
    db
      .select({
        remark: invitationStops.remark,
        adminName: platformAdmins.name,
        createdAt: invitationStops.createdAt,
      })
      .from(invitationStops)
      .leftJoin(platformAdmins, eq(platformAdmins.idAdmin, invitationStops.idAdmin))
      .where(eq(invitationStops.idEmp, idEmp)),
  ]);
  const none = { sendings: 0, sent: 0, bounced: 0, complained: 0 };
  return { ...(figures ?? none), stop: stop ?? null };
}
