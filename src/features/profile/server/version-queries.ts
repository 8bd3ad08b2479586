import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { isArchivedOnly, mediaBytes } from '#shared/server/db/schema/media-bytes.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';
import type { SectionDigest } from '../core/versions/restorable-version.ts';

type NewVersion = typeof profileVersions.$inferInsert;

export async function insertVersion(db: Db, version: NewVersion): Promise<number> {
  const [created] = await db
    .insert(profileVersions)
    .values(version)
    .returning({ idProfile: profileVersions.idProfile });
  if (!created) throw new Error('a version was not stored');
  return created.idProfile;
}

export async function acceptTerms(db: Db, idProfile: number, now: Date): Promise<void> {
  await db
    .update(profileVersions)
    .set({
      termsAcceptedAt: sql`coalesce(${profileVersions.termsAcceptedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(profileVersions.idProfile, idProfile));
}

/** Copies items, media and captions into an empty version; ids and public numbers stay the same. */
export async function copyItems(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into profile_items
      (id_profile, section, id_item, kind, parent, position, content, public_no)
    select ${to}::int, section, id_item, kind, parent, position, content, public_no
    from profile_items where id_profile = ${from}`);
  await db.execute(sql`
    insert into profile_media (id_profile, section, id_media, alt_text)
    select ${to}::int, section, id_media, alt_text from profile_media where id_profile = ${from}`);
  await db.execute(sql`
    insert into profile_captions (id_profile, id_captions)
    select ${to}::int, id_captions from profile_captions where id_profile = ${from}`);
}

/** Empties the descriptions of a copy in the other language. */
export async function emptyDescriptions(db: Db, idProfile: number): Promise<void> {
  await db.execute(sql`
    update profile_items set content = content || '{"altText": ""}'
    where id_profile = ${idProfile} and content ->> 'altText' <> ''`);
}

export async function deleteItems(db: Db, idProfile: number): Promise<void> {
  await db.execute(sql`delete from profile_items where id_profile = ${idProfile}`);
  await db.execute(sql`delete from profile_media where id_profile = ${idProfile}`);
  await db.execute(sql`delete from profile_captions where id_profile = ${idProfile}`);
}

interface PageOf {
  readonly idEmp: number;
  readonly lang: Locale;
}

export async function archivePublished(db: Db, { idEmp, lang }: PageOf, now: Date): Promise<void> {
  await db
    .update(profileVersions)
    .set({ state: 'archived', archivedAt: now })
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.lang, lang),
        eq(profileVersions.state, 'published'),
      ),
    );
}

/** `publishedAt` is set in archived pages, and null in archived drafts, never public. */
const wasPublic = { pages: isNotNull, drafts: isNull } as const;

/** Deletes all but the newest archived pages or drafts of a language. */
export async function deleteArchived(
  db: Db,
  { idEmp, lang }: PageOf,
  { of, keepCount }: { readonly of: keyof typeof wasPublic; readonly keepCount: number },
): Promise<void> {
  const archived = await db
    .select({ idProfile: profileVersions.idProfile })
    .from(profileVersions)
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.lang, lang),
        eq(profileVersions.state, 'archived'),
        wasPublic[of](profileVersions.publishedAt),
      ),
    )
    .orderBy(desc(profileVersions.archivedAt), desc(profileVersions.idProfile))
    .offset(keepCount);
  if (archived.length === 0) return;
  await db.delete(profileVersions).where(
    inArray(
      profileVersions.idProfile,
      archived.map(({ idProfile }) => idProfile),
    ),
  );
}

/** Deletes the oldest archived versions until files that only archives use fit `maxBytes`. */
export async function deleteArchivedBeyond(db: Db, idEmp: number, maxBytes: number): Promise<void> {
  await db.execute(sql`
    with past as (
      select ${mediaBytes} as bytes, max(v.archived_at) as last
      from media join profile_media s using (id_media) join profile_versions v using (id_profile)
      where media.id_emp = ${idEmp} and ${isArchivedOnly}
      group by media.id_media
    ), summed as (select last, sum(bytes) over (order by last desc) as total from past)
    delete from profile_versions where id_emp = ${idEmp} and state = 'archived'
      and archived_at <= (select max(last) from summed where total > ${maxBytes})`);
}

/** Digests of every section in all versions of a language; an empty section has no row. */
export async function sectionDigests(
  db: Db,
  idEmp: number,
  lang: Locale,
): Promise<readonly SectionDigest[]> {
  // The tax id belongs to the company; older items lack a description where newer ones have ''.
  const comparedContent = sql.raw(
    `case when i.content ->> 'altText' = '' then i.content - 'altText' else i.content end - 'taxId'`,
  );
  const found = await db.execute<SectionDigest & Record<string, unknown>>(sql`
    select i.id_profile as "idProfile", i.section,
           md5(string_agg(row(i.id_item, i.kind, i.parent, i.position, ${comparedContent})::text,
                          ',' order by i.id_item)) as digest
    from profile_items i join profile_versions v using (id_profile)
    where v.id_emp = ${idEmp} and v.lang = ${lang}
    group by i.id_profile, i.section`);
  return found.rows;
}

/** The public, the archived and the replaced versions, newest first. */
export async function publicVersions(db: Db, idEmp: number, lang: Locale) {
  const states = ['published', 'archived'] as const;
  return db
    .select({
      idProfile: profileVersions.idProfile,
      state: sql<(typeof states)[number]>`${profileVersions.state}`,
      publishedAt: profileVersions.publishedAt,
      archivedAt: profileVersions.archivedAt,
      submittedBy: users.contactName,
    })
    .from(profileVersions)
    .leftJoin(users, eq(users.idUser, profileVersions.submittedBy))
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.lang, lang),
        inArray(profileVersions.state, [...states]),
      ),
    )
    .orderBy(sql`${profileVersions.archivedAt} desc nulls first`, desc(profileVersions.idProfile));
}
