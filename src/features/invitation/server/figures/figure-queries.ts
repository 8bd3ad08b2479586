import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { beginningOf } from '#shared/core/time/thai-time.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  invitationEventBits,
  invitationLinks,
  invitationLinkUses,
  invitationPendingEventBits,
  invitations,
  redeemedProofs,
} from '#shared/server/db/schema/invitations.ts';
import type { NoisyFigure } from '../../core/figures/noisy-figure.ts';

export async function endedCampaigns(
  db: Db,
  linksSinceDate: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ idInvitation: invitations.idInvitation })
    .from(invitations)
    .where(
      and(
        isNull(invitations.statsOn),
        lt(invitations.createdAt, linksSinceDate),
        inArray(invitations.state, ['sent', 'cancelled']),
        sql`not exists (select from invitation_recipients r
          where r.id_invitation = invitations.id_invitation
            and (r.status = 'queued' or r.sent_at >= ${linksSinceDate.toISOString()}) offset 0)`,
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.idInvitation))
    .limit(limit);
  return rows.map(({ idInvitation }) => idInvitation);
}

/** Locks a campaign without blocking inserts that refer to it; null: counts are already drawn. */
export async function lockEnded(tx: Db, idInvitation: string) {
  const [row] = await tx
    .select({ idEmp: invitations.idEmp, size: invitations.size, startedAt: invitations.startedAt })
    .from(invitations)
    .where(and(eq(invitations.idInvitation, idInvitation), isNull(invitations.statsOn)))
    .for('no key update');
  return row ?? null;
}

export async function deleteEventBits(tx: Db, idInvitation: string) {
  const deleteFrom = (table: typeof invitationPendingEventBits | typeof invitationEventBits) =>
    tx
      .delete(table)
      .where(eq(table.idInvitation, idInvitation))
      .returning({ opened: table.opened });
  const rows = [
    ...(await deleteFrom(invitationPendingEventBits)),
    ...(await deleteFrom(invitationEventBits)),
  ];
  return rows.map(({ opened }) => opened);
}

/** Counts proofs used in reviews of the company on these days, from any of its campaigns. */
export function countProofs(
  tx: Db,
  idEmp: number,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<number> {
  const { day } = redeemedProofs;
  return tx.$count(
    redeemedProofs,
    and(eq(redeemedProofs.idEmp, idEmp), gte(day, from), lt(day, before)),
  );
}

export async function nextCampaignAfter(db: Db, idEmp: number, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: invitations.startedAt })
    .from(invitations)
    .where(
      and(eq(invitations.idEmp, idEmp), sql`${invitations.startedAt} > ${after.toISOString()}`),
    )
    .orderBy(asc(invitations.startedAt))
    .limit(1);
  return row?.startedAt ?? null;
}

/** Adds links without uses in the month, because a missing count would disclose that. */
export async function addUnusedLinks(db: Db, month: string, nextMonth: string): Promise<void> {
  const [from, until] = [month, nextMonth].map((day) => beginningOf(day).toISOString());
  await db.execute(sql`
    insert into ${invitationLinkUses} (id_link, month)
    select id_link, ${month}::date from ${invitationLinks}
    where created_at < ${until}::timestamptz
      and (closed_at is null or closed_at >= ${from}::timestamptz)
    on conflict do nothing`);
}

export async function lockDueUses(tx: Db, before: string, limit: number) {
  const { idLink, month, uses } = invitationLinkUses;
  return tx
    .select({ idLink, month, uses: sql<number>`${uses}` })
    .from(invitationLinkUses)
    .where(and(isNotNull(uses), lt(month, before)))
    .orderBy(asc(month), asc(idLink))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function storeUseFigures(
  tx: Db,
  drawn: readonly { idLink: string; month: string; stat: NoisyFigure }[],
): Promise<void> {
  const column = (name: 'idLink' | 'month' | 'stat') => sql.param(drawn.map((row) => row[name]));
  await tx.execute(sql`
    update ${invitationLinkUses} u set stat = v.stat, uses = null
    from unnest(${column('idLink')}::uuid[], ${column('month')}::date[], ${column('stat')}::int[])
      as v (id_link, month, stat)
    where u.id_link = v.id_link and u.month = v.month`);
}
