import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CampaignState } from '#shared/core/domain/invitation.ts';
import type { TeamPage } from '#shared/core/team/team-page.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { invitationSuspensions, invitations } from '#shared/server/db/schema/invitations.ts';
import type { TeamCampaign, TeamSender } from '../../core/team/team-campaign.ts';

export interface TeamCampaignsFilter {
  /** Companies to list; null: all. */
  readonly companies: readonly number[] | null;
  readonly state: CampaignState | null;
}

const matchesFilter = ({ companies: ids, state }: TeamCampaignsFilter) =>
  and(
    ids ? inArray(invitations.idEmp, [...ids]) : undefined,
    state ? eq(invitations.state, state) : undefined,
  );

export function listTeamCampaigns(
  db: Db,
  filter: TeamCampaignsFilter,
  { page, pageSize }: TeamPage,
): Promise<TeamCampaign[]> {
  return db
    .select({
      idInvitation: invitations.idInvitation,
      idEmp: invitations.idEmp,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      state: invitations.state,
      suspendedReason: invitations.suspendedReason,
      size: invitations.size,
      sent: sql<number>`${invitations.sent} + ${invitations.reminded}`,
      bounced: invitations.bounced,
      complained: invitations.complained,
      createdAt: invitations.createdAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.idEmp, invitations.idEmp))
    .where(matchesFilter(filter))
    .orderBy(desc(invitations.createdAt), desc(invitations.idInvitation))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countTeamCampaigns(db: Db, filter: TeamCampaignsFilter): Promise<number> {
  return db.$count(invitations, matchesFilter(filter));
}

export async function loadTeamSender(db: Db, idEmp: number): Promise<TeamSender> {
  const sum = (column: unknown) => sql<number>`coalesce(sum(${column}), 0)::int`;
  const [[figures], [stop]] = await Promise.all([
    db
      .select({
        campaigns: sql<number>`count(*)::int`,
        sent: sum(sql`${invitations.sent} + ${invitations.reminded}`),
        bounced: sum(invitations.bounced),
        complained: sum(invitations.complained),
      })
      .from(invitations)
      .where(eq(invitations.idEmp, idEmp)),
    db
      .select({
        remark: invitationSuspensions.remark,
        adminName: platformAdmins.name,
        createdAt: invitationSuspensions.createdAt,
      })
      .from(invitationSuspensions)
      .leftJoin(platformAdmins, eq(platformAdmins.idAdmin, invitationSuspensions.idAdmin))
      .where(eq(invitationSuspensions.idEmp, idEmp)),
  ]);
  const none = { campaigns: 0, sent: 0, bounced: 0, complained: 0 };
  return { ...(figures ?? none), stop: stop ?? null };
}
