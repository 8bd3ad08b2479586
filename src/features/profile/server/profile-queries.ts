import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ProfileState } from '#shared/core/company/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { approvals, profileVersions, sectionRevisions } from '#shared/server/db/schema/profiles.ts';
import type { SectionName } from '../core/sections/registry.ts';

export type VersionRow = typeof profileVersions.$inferSelect;
export type CompanyRow = typeof companies.$inferSelect;
export type ApprovalRow = typeof approvals.$inferSelect;

const versionIs = (idEmp: number, lang: Locale, state: ProfileState) =>
  and(
    eq(profileVersions.idEmp, idEmp),
    eq(profileVersions.lang, lang),
    eq(profileVersions.state, state),
  );

export async function findVersion(
  db: Db,
  idEmp: number,
  lang: Locale,
  state: ProfileState,
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(profileVersions)
    .where(versionIs(idEmp, lang, state));
  return row ?? null;
}

/**
 * Locks the draft until the transaction ends. Every write, submission and decision takes this lock
 * first, so caps and states are checked by one writer at a time.
 */
export async function lockDraft(db: Db, idEmp: number, lang: Locale): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(profileVersions)
    .where(versionIs(idEmp, lang, 'draft'))
    .for('update');
  return row ?? null;
}

export async function packageOf(db: Db, idEmp: number): Promise<PackageHrSay> {
  const [row] = await db
    .select({ packageHrSay: companies.packageHrSay })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  return row?.packageHrSay ?? 'basic';
}

export async function isCompanyListed(db: Db, idEmp: number): Promise<boolean> {
  return (await db.$count(companies, and(eq(companies.idEmp, idEmp), companies.isListed))) > 0;
}

export async function latestApproval(
  db: Db,
  idEmp: number,
  lang: Locale,
): Promise<ApprovalRow | null> {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.idEmp, idEmp), eq(approvals.lang, lang)))
    .orderBy(desc(approvals.createdAt), desc(approvals.idApproval))
    .limit(1);
  return row ?? null;
}

export interface SavedRevision {
  readonly revision: number;
  readonly savedAt: string | null;
}

/** Revision 0 if the section was never saved. */
export async function revisionOf(
  db: Db,
  idProfile: number,
  section: SectionName,
): Promise<SavedRevision> {
  const [row] = await db
    .select({ revision: sectionRevisions.revision, savedAt: sectionRevisions.updatedAt })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.idProfile, idProfile), eq(sectionRevisions.section, section)));
  return { revision: row?.revision ?? 0, savedAt: row?.savedAt.toISOString() ?? null };
}

export async function raiseRevision(
  db: Db,
  idProfile: number,
  section: SectionName,
  idUser: number,
): Promise<SavedRevision> {
  const now = new Date();
  const [row] = await db
    .insert(sectionRevisions)
    .values({ idProfile, section, updatedBy: idUser, updatedAt: now })
    .onConflictDoUpdate({
      target: [sectionRevisions.idProfile, sectionRevisions.section],
      set: { revision: sql`${sectionRevisions.revision} + 1`, updatedBy: idUser, updatedAt: now },
    })
    .returning({ revision: sectionRevisions.revision });
  await db
    .update(profileVersions)
    .set({ updatedAt: now })
    .where(eq(profileVersions.idProfile, idProfile));
  return { revision: row?.revision ?? 0, savedAt: now.toISOString() };
}

/** The user's contact data, with which a new page begins. */
export async function contactOf(db: Db, idUser: number) {
  const [row] = await db
    .select({
      contactName: users.contactName,
      contactPosition: users.position,
      contactEmail: users.email,
      telephone: users.telephone,
    })
    .from(users)
    .where(and(eq(users.idUser, idUser), isNull(users.deletedAt)));
  return row ?? null;
}
