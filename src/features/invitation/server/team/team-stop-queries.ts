import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { invitationSuspensions, invitations } from '#shared/server/db/schema/invitations.ts';

interface Suspension {
  readonly idEmp: number;
  readonly idAdmin: number;
  readonly remark: string;
}

/** False when the company is stopped already. */
export async function insertSuspension(db: Db, suspension: Suspension): Promise<boolean> {
  const rows = await db
    .insert(invitationSuspensions)
    .values(suspension)
    .onConflictDoNothing()
    .returning({ idEmp: invitationSuspensions.idEmp });
  return rows.length > 0;
}

/** False when there is none. */
export async function deleteSuspension(db: Db, idEmp: number): Promise<boolean> {
  const rows = await db
    .delete(invitationSuspensions)
    .where(eq(invitationSuspensions.idEmp, idEmp))
    .returning({ idEmp: invitationSuspensions.idEmp });
  return rows.length > 0;
}

/** Stops the sendings under way. A list that is still coming in is left as it is: no further part of it is taken. */
export async function suspendActiveCampaigns(db: Db, idEmp: number): Promise<void> {
  await db
    .update(invitations)
    .set({ state: 'stopped', stoppedFor: 'team' })
    .where(and(eq(invitations.idEmp, idEmp), inArray(invitations.state, ['sending', 'paused'])));
}

/** Nothing leaves until the company itself says so. */
export async function pauseSuspendedCampaigns(db: Db, idEmp: number): Promise<void> {
  await db
    .update(invitations)
    .set({ state: 'paused', stoppedFor: null })
    .where(
      and(
        eq(invitations.idEmp, idEmp),
        eq(invitations.state, 'stopped'),
        eq(invitations.stoppedFor, 'team'),
      ),
    );
}
