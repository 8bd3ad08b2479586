import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { fitsKind } from '#features/media/core/fits-place.ts';
import { isVideoType } from '#features/media/core/video-rules.ts';
import type { Locale } from '#shared/core/locale.ts';
import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { altOf, libraryAlt } from '#shared/server/db/schema/alt-of.ts';
import { captionsOf } from '#shared/server/db/schema/captions-of.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { isMissingPoster } from '#shared/server/db/schema/poster-of.ts';
import { profileMedia, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { videoFile } from '#shared/server/db/schema/video-file.ts';
import type { Library } from '../core/descriptions/described.ts';
import type { StoredPicture } from '../core/section-contract.ts';
import type { IsVideo } from '../core/sections/caps.ts';
import { type PictureUse, picturesIn } from '../core/sections/check-items.ts';
import { SECTION_NAMES, type SectionName } from '../core/sections/registry.ts';
import type { Item, Section } from '../core/sections/section.ts';
import { findVersion } from './profile-queries.ts';

export interface StoredItem extends Item {
  readonly section: SectionName;
  readonly publicNo: number;
}

/** A version's items in page order. Every draft has its company's tax id, in any language. */
export async function itemsOf(
  db: Db,
  idProfile: number,
  sections: readonly SectionName[] = SECTION_NAMES,
): Promise<readonly StoredItem[]> {
  const found = await db.execute<StoredItem & Record<string, unknown>>(sql`
    select i.section, i.kind, i.id_item as "idItem", i.parent, i.public_no as "publicNo",
           case when i.kind = 'profile' and v.state = 'draft'
                then i.content || jsonb_build_object('taxId', coalesce(c.tax_id, ''))
                else i.content end as content
    from profile_items i
    join profile_versions v using (id_profile)
    join companies c using (id_emp)
    where i.id_profile = ${idProfile} and i.section = any(${sqlArray(sections)})
    order by array_position(${sqlArray(sections)}, i.section), i.position`);
  return found.rows;
}

/** The items of the draft or the public version of a language; empty if there is none. */
export async function versionItems(
  db: Db,
  idEmp: number,
  lang: Locale,
  state: 'draft' | 'published',
  sections?: readonly SectionName[],
): Promise<readonly StoredItem[]> {
  const version = await findVersion(db, idEmp, lang, state);
  return version ? itemsOf(db, version.idProfile, sections) : [];
}

export const draftItems = (
  db: Db,
  idEmp: number,
  lang: Locale,
  sections?: readonly SectionName[],
) => versionItems(db, idEmp, lang, 'draft', sections);

function sqlArray(texts: readonly string[]) {
  return sql`${sql.param([...texts])}::text[]`;
}

export function itemOf(item: StoredItem): Item {
  const { idItem, parent, kind, content } = item;
  return { idItem, parent, kind, content };
}

export interface Version {
  readonly idEmp: number;
  readonly idProfile: number;
}

/** Replaces a section's items. An item of any version of the page keeps its public number. */
export async function writeItems(
  db: Db,
  { idEmp, idProfile }: Version,
  section: Section,
  items: readonly Item[],
): Promise<void> {
  const rows = JSON.stringify(items.map((item, position) => ({ ...item, position })));
  await db.execute(sql`
    insert into profile_items
      (id_profile, section, id_item, kind, parent, position, content, public_no)
    select ${idProfile}, ${section.name}, s."idItem", s.kind, s.parent, s.position, s.content,
           coalesce((select o.public_no from profile_items o join profile_versions v using (id_profile)
                     where v.id_emp = ${idEmp} and o.section = ${section.name}
                       and o.id_item = s."idItem" limit 1),
                    nextval('public_no_seq'))
    from jsonb_to_recordset(${rows}::jsonb)
      as s("idItem" uuid, kind text, parent uuid, position integer, content jsonb)
    on conflict (id_profile, section, id_item) do update
      set kind = excluded.kind, parent = excluded.parent, position = excluded.position,
          content = excluded.content`);
  const itemIds = sql`${sql.param(items.map(({ idItem }) => idItem))}::uuid[]`;
  await db.execute(sql`
    delete from profile_items
    where id_profile = ${idProfile} and section = ${section.name} and id_item <> all(${itemIds})`);
  await writeMedia(db, idProfile, section, items);
}

async function writeMedia(
  db: Db,
  idProfile: number,
  section: Section,
  items: readonly Item[],
): Promise<void> {
  await db
    .delete(profileMedia)
    .where(and(eq(profileMedia.idProfile, idProfile), eq(profileMedia.section, section.name)));
  const mediaIds = new Set(picturesIn(section, items).map(({ idMedia }) => idMedia));
  if (mediaIds.size === 0) return;
  await db
    .insert(profileMedia)
    .values([...mediaIds].map((idMedia) => ({ idProfile, section: section.name, idMedia })));
}

export async function picturesOf(
  db: Db,
  idProfile: number,
  section?: SectionName,
): Promise<Readonly<Record<string, StoredPicture>>> {
  const rows = await db
    .selectDistinct({
      idMedia: media.idMedia,
      width: media.width,
      height: media.height,
      state: media.state,
      video: videoFile,
      seconds: media.seconds,
      bytes: sql<
        number | null
      >`case when media.mime_type like 'video/%' then media.bytes end`.mapWith(Number),
      isPosterMissing: isMissingPoster,
      alt: sql<string | null>`${sql.raw(altOf('media', 'profile_media', 'profile_versions'))}`,
      captions: sql<StoredPicture['captions']>`${sql.raw(captionsOf('media', 'profile_versions'))}`,
    })
    .from(profileMedia)
    .innerJoin(media, eq(media.idMedia, profileMedia.idMedia))
    .innerJoin(profileVersions, eq(profileVersions.idProfile, profileMedia.idProfile))
    .where(
      and(
        eq(profileMedia.idProfile, idProfile),
        section === undefined ? undefined : eq(profileMedia.section, section),
      ),
    );
  return Object.fromEntries(rows.map((row) => [row.idMedia, row]));
}

/** Returns a predicate for the videos among the company's media. */
export async function videosOf(db: Db, idEmp: number): Promise<IsVideo> {
  const rows = await db
    .select({ idMedia: media.idMedia })
    .from(media)
    .where(and(eq(media.idEmp, idEmp), isNotNull(videoFile)));
  const videos = new Set(rows.map(({ idMedia }) => idMedia));
  return (idMedia) => videos.has(idMedia);
}

export async function libraryOf(db: Db, lang: Locale, ids: readonly string[]): Promise<Library> {
  if (ids.length === 0) return () => undefined;
  const rows = await db
    .select({
      idMedia: media.idMedia,
      isPosterMissing: isMissingPoster,
      alt: sql<string | null>`${sql.raw(libraryAlt('media', `'${lang}'`))}`,
    })
    .from(media)
    .where(inArray(media.idMedia, [...ids]));
  const picturesById = new Map(rows.map((row) => [row.idMedia, row]));
  return (idMedia) => picturesById.get(idMedia);
}

type RejectedPicture = PictureUse & { readonly code: 'pictureUnknown' | 'videoPackage' };

/**
 * Finds pictures that do not belong to the company, do not fit their field, could not be drawn, or
 * are videos outside the package. The other pictures are locked against deletion until the
 * transaction ends.
 */
export async function findRejectedPictures(
  db: Db,
  { idEmp, packageHrSay }: { readonly idEmp: number; readonly packageHrSay: PackageHrSay },
  uses: readonly PictureUse[],
): Promise<readonly RejectedPicture[]> {
  if (uses.length === 0) return [];
  const rows = await db
    .select({
      idMedia: media.idMedia,
      kind: media.kind,
      state: media.state,
      mimeType: media.mimeType,
      width: media.width,
      height: media.height,
    })
    .from(media)
    .where(
      and(
        inArray(
          media.idMedia,
          uses.map(({ idMedia }) => idMedia),
        ),
        eq(media.idEmp, idEmp),
        isNull(media.deletedAt),
      ),
    )
    .for('key share');
  const mediaById = new Map(
    rows.filter(({ state }) => state !== 'failed').map((row) => [row.idMedia, row]),
  );
  return uses.flatMap((use): RejectedPicture[] => {
    const stored = mediaById.get(use.idMedia);
    if (!stored || !fitsKind(use.mediaKind, stored)) return [{ ...use, code: 'pictureUnknown' }];
    const isClosed = isVideoType(stored.mimeType) && !PACKAGE_CAPS[packageHrSay].video;
    return isClosed ? [{ ...use, code: 'videoPackage' }] : [];
  });
}
