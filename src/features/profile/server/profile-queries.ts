import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import { approvals, profileVersions, sectionRevisions } from '#shared/server/db/schema/profiles.ts';
import type { ProfileSection, ProfileState } from '../core/profile-lists.ts';

export type VersionRow = typeof profileVersions.$inferSelect;
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
 * The draft, held until the transaction ends: everything that writes to it, submits it or decides on
 * it takes this lock first, so caps are counted and locks are seen by one writer at a time.
 */
export async function lockDraft(db: Db, idEmp: number, lang: Locale): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(profileVersions)
    .where(versionIs(idEmp, lang, 'draft'))
    .for('update');
  return row ?? null;
}

export async function lockCompany(db: Db, idEmp: number) {
  const [row] = await db.select().from(companies).where(eq(companies.idEmp, idEmp)).for('update');
  return row ?? null;
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

/** 0 for a section that was never saved. */
export async function revisionOf(
  db: Db,
  idProfile: number,
  section: ProfileSection,
): Promise<number> {
  const [row] = await db
    .select({ revision: sectionRevisions.revision })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.idProfile, idProfile), eq(sectionRevisions.section, section)));
  return row?.revision ?? 0;
}

export async function raiseRevision(
  db: Db,
  idProfile: number,
  section: ProfileSection,
  idUser: number,
): Promise<number> {
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
  return row?.revision ?? 0;
}

/** Which of these pictures are the company's own, of this kind and not failed. */
export async function ownMedia(
  db: Db,
  idEmp: number,
  kind: MediaKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ idMedia: media.idMedia, state: media.state })
    .from(media)
    .where(
      and(
        inArray(media.idMedia, [...ids]),
        eq(media.idEmp, idEmp),
        eq(media.kind, kind),
        isNull(media.deletedAt),
      ),
    );
  return new Set(rows.filter(({ state }) => state !== 'failed').map(({ idMedia }) => idMedia));
}
