import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { companyVisits } from '#shared/server/db/schema/company-visits.ts';
import {
  invitationDailyCounts,
  invitationDrafts,
  invitationLinks,
  invitations,
} from '#shared/server/db/schema/invitations.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { actionLogs, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { approvals, profileVersions } from '#shared/server/db/schema/profiles.ts';

const BATCH_SIZE = 500;

export async function setDeleteAfter(
  db: Db,
  idUser: number,
  deleteAfter: Date | null,
): Promise<void> {
  await db.update(users).set({ deleteAfter }).where(eq(users.idUser, idUser));
}

export async function dueUsers(db: Db, now: Date) {
  return db
    .select({ idUser: users.idUser, idEmp: users.idEmp })
    .from(users)
    .where(and(lte(users.deleteAfter, now), isNull(users.deletedAt)))
    .orderBy(users.deleteAfter)
    .limit(BATCH_SIZE);
}

/** Deletes the company's own texts; its name stays for its reviews. */
export async function closeCompany(db: Db, idEmp: number, now: Date): Promise<void> {
  await db
    .update(approvals)
    .set({ status: 'D', decidedAt: now })
    .where(and(eq(approvals.idEmp, idEmp), eq(approvals.status, 'W')));
  await db.delete(profileVersions).where(eq(profileVersions.idEmp, idEmp));
  await db.delete(openings).where(eq(openings.idEmp, idEmp));
  await db.delete(invitationDrafts).where(eq(invitationDrafts.idEmp, idEmp));
  // Deletes recipients too; unsubscriptions and redeemed proofs stay.
  await db.delete(invitations).where(eq(invitations.idEmp, idEmp));
  await db.delete(invitationLinks).where(eq(invitationLinks.idEmp, idEmp));
  await db.delete(invitationDailyCounts).where(eq(invitationDailyCounts.idEmp, idEmp));
  await db.delete(actionLogs).where(eq(actionLogs.idEmp, idEmp));
  await db.delete(companyVisits).where(eq(companyVisits.idEmp, idEmp));
  await db
    .update(companies)
    .set({
      publishedThAt: null,
      publishedEnAt: null,
      shortBioTh: null,
      shortBioEn: null,
      logoMedia: null,
      coverMedia: null,
      taxId: null,
      telephone: null,
      address: null,
      postalCode: null,
      website: null,
      packageHrSay: 'basic',
      claimedAt: null,
      updatedAt: now,
    })
    .where(eq(companies.idEmp, idEmp));
}

/** Ids of sent emails of or about the company; queued emails are sent first and expire later. */
export async function mailsOfCompany(db: Db, idEmp: number): Promise<string[]> {
  const rows = await db
    .select({ idMail: emailOutbox.idMail })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.idEmp, idEmp), ne(emailOutbox.status, 'queued')));
  return rows.map(({ idMail }) => idMail);
}
