import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import {
  erasedRecipients,
  invitationEventBits,
  invitationPendingEventBits,
  invitationRecipients,
} from '#shared/server/db/schema/invitations.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';
import { wasRecentlyInvited } from '../campaign/intake-queries.ts';

/** Companies that invited this address recently, each with the time it may invite it again. */
export async function selectRecentInviters(tx: Db, emailHash: string) {
  const { rows } = await tx.execute<{ idEmp: number; expiresAt: string }>(sql`
    select earlier.id_emp as "idEmp", max(coalesce(earlier.sent_at, now()))
      + make_interval(days => ${CAMPAIGN_LIMITS.minDaysBetweenInvitations}) as "expiresAt"
    from ${invitationRecipients} earlier
    where earlier.email_hash = ${emailHash} and ${wasRecentlyInvited(sql`now()`)}
    group by earlier.id_emp`);
  return rows.map(({ idEmp, expiresAt }) => ({ idEmp, expiresAt: new Date(expiresAt) }));
}

export async function insertErased(
  tx: Db,
  erased: readonly (typeof erasedRecipients.$inferInsert)[],
): Promise<void> {
  if (erased.length === 0) return;
  await tx
    .insert(erasedRecipients)
    .values([...erased])
    .onConflictDoUpdate({
      target: erasedRecipients.emailHash,
      set: { expiresAt: sql`excluded.expires_at` },
    });
}

export async function deleteErased(db: Db, now: Date): Promise<void> {
  await db.delete(erasedRecipients).where(lt(erasedRecipients.expiresAt, now));
}

/** Erases a recipient but keeps the row, which delivery counts as sent if it is still queued. */
export async function eraseRecipient(tx: Db, emailHash: string): Promise<void> {
  const isOf = eq(invitationRecipients.emailHash, emailHash);
  for (const table of [invitationPendingEventBits, invitationEventBits]) {
    await tx
      .update(table)
      .set({
        opened: sql`set_bit(${table.opened}, ${invitationRecipients.bitIndex}, 0)`,
        issued: sql`set_bit(${table.issued}, ${invitationRecipients.bitIndex}, 0)`,
      })
      .from(invitationRecipients)
      .where(and(isOf, eq(table.idInvitation, invitationRecipients.idInvitation)));
  }
  await tx
    .update(invitationRecipients)
    .set({ email: null, name: '', emailHash: sql`${invitationRecipients.idRecipient}::text` })
    .where(isOf);
}
