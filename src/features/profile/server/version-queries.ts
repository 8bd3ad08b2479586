import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { media, users } from '#shared/server/db/schema/companies.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';

type NewVersion = typeof profileVersions.$inferInsert;

export async function insertVersion(db: Db, version: NewVersion): Promise<number> {
  const [made] = await db
    .insert(profileVersions)
    .values(version)
    .returning({ idProfile: profileVersions.idProfile });
  if (!made) throw new Error('a version was not stored');
  return made.idProfile;
}

export async function acceptTerms(db: Db, idProfile: number, now: Date): Promise<void> {
  await db
    .update(profileVersions)
    .set({
      termsAcceptedAt: sql`coalesce(${profileVersions.termsAcceptedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(profileVersions.idProfile, idProfile));
}

/** Writes what one version says into an empty one: same ids, same public numbers, same captions. */
export async function copyItems(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into profile_items
      (id_profile, section, id_item, kind, parent, position, content, public_no)
    select ${to}::int, section, id_item, kind, parent, position, content, public_no
    from profile_items where id_profile = ${from}`);
  await db.execute(sql`
    insert into profile_media (id_profile, section, id_media)
    select ${to}::int, section, id_media from profile_media where id_profile = ${from}`);
  await db.execute(sql`
    insert into profile_captions (id_profile, id_captions)
    select ${to}::int, id_captions from profile_captions where id_profile = ${from}`);
}

/**
 * Takes the descriptions out of a copy in the other language that the library has: words it gave the
 * original, and those in whose place it has some in this language. What was typed is left to translate.
 */
export async function leavePicturesToLibrary(
  db: Db,
  { idProfile, lang }: { readonly idProfile: number; readonly lang: Locale },
): Promise<void> {
  const [own, original] = lang === 'th' ? [media.altTh, media.altEn] : [media.altEn, media.altTh];
  await db.execute(sql`
    update profile_items i set content = i.content || '{"altText": ""}'
    from media
    where i.id_profile = ${idProfile} and ${media.idMedia}::text = i.content ->> 'idMedia'
      and i.content ->> 'altText' <> '' and (${own} <> '' or i.content ->> 'altText' = ${original})`);
}

export async function deleteItems(db: Db, idProfile: number): Promise<void> {
  await db.execute(sql`delete from profile_items where id_profile = ${idProfile}`);
  await db.execute(sql`delete from profile_media where id_profile = ${idProfile}`);
  await db.execute(sql`delete from profile_captions where id_profile = ${idProfile}`);
}

/** Archives the published version and keeps the newest `kept` archived ones of this language. */
export async function archivePublished(
  db: Db,
  { idEmp, lang }: { readonly idEmp: number; readonly lang: Locale },
  { now, kept }: { readonly now: Date; readonly kept: number },
): Promise<void> {
  const ofPage = and(eq(profileVersions.idEmp, idEmp), eq(profileVersions.lang, lang));
  await db
    .update(profileVersions)
    .set({ state: 'archived', archivedAt: now })
    .where(and(ofPage, eq(profileVersions.state, 'published')));
  const archived = await db
    .select({ idProfile: profileVersions.idProfile })
    .from(profileVersions)
    .where(and(ofPage, eq(profileVersions.state, 'archived')))
    .orderBy(desc(profileVersions.archivedAt), desc(profileVersions.idProfile))
    .offset(kept);
  if (archived.length === 0) return;
  await db.delete(profileVersions).where(
    inArray(
      profileVersions.idProfile,
      archived.map(({ idProfile }) => idProfile),
    ),
  );
}

/** What is and was public, the newest first. */
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
    .orderBy(desc(profileVersions.publishedAt), desc(profileVersions.idProfile));
}
