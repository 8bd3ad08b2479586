import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationSuspensions, invitations } from '#shared/server/db/schema/invitations.ts';

interface Suspension {
  readonly idEmp: number;
  readonly idAdmin: number;
  readonly remark: string;
}

/** Inserts a suspension; false if the company is already suspended. */
export async function insertSuspension(db: Db, suspension: Suspension): Promise<boolean> {
  const rows = await db
    .insert(invitationSuspensions)
    .values(suspension)
    .onConflictDoNothing()
    .returning({ idEmp: invitationSuspensions.idEmp });
  return rows.length > 0;
}

export async function deleteSuspension(db: Db, idEmp: number): Promise<boolean> {
  const rows = await db
    .delete(invitationSuspensions)
    .where(eq(invitationSuspensions.idEmp, idEmp))
    .returning({ idEmp: invitationSuspensions.idEmp });
  return rows.length > 0;
}

/** Suspends active campaigns, except lists still being received: further parts are rejected. */
export async function suspendActiveCampaigns(db: Db, idEmp: number): Promise<void> {
  await db
    .update(invitations)
    .set({ state: 'stopped', suspendedReason: 'team' })
    .where(and(eq(invitations.idEmp, idEmp), inArray(invitations.state, ['sending', 'paused'])));
}

export async function pauseSuspendedCampaigns(db: Db, idEmp: number): Promise<void> {
  await db
    .update(invitations)
    .set({ state: 'paused', suspendedReason: null })
    .where(
      and(
        eq(invitations.idEmp, idEmp),
        eq(invitations.state, 'stopped'),
        eq(invitations.suspendedReason, 'team'),
      ),
    );
}
