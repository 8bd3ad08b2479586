import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { MediaUse } from '#features/media/core/library-contract.ts';
import type { LibraryCaptions } from '#features/media/core/media-contract.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { isArchivedOnly, mediaBytes } from '#shared/server/db/schema/media-bytes.ts';
import { profileMedia, profileVersions } from '#shared/server/db/schema/profiles.ts';
import { videoFile } from '#shared/server/db/schema/video-file.ts';
import type { SectionName } from '../../core/sections/registry.ts';

const ofCompany = (idEmp: number) => and(eq(media.idEmp, idEmp), isNull(media.deletedAt));

/** Uses of a picture: drafts, public, then archived versions, one row per language and section. */
const uses = sql<MediaUse[]>`(
  select coalesce(json_agg(u order by u.state desc, u.lang, u.section), '[]') from (
    select distinct v.lang, v.state, s.section
    from profile_media s join profile_versions v using (id_profile)
    where s.id_media = media.id_media) u)`;

const captions = sql<LibraryCaptions[]>`(
  select coalesce(json_agg(json_build_object('lang', k.lang, 'idCaptions', k.id_captions,
                                             'cues', k.cues, 'bytes', k.bytes)), '[]')
  from media_captions k where k.id_media = media.id_media and k.is_current)`;

const isPoster = sql<boolean>`exists (
  select 1 from media film where film.poster_media = media.id_media)`;

export function libraryItems(db: Db, idEmp: number, { pg, vpp }: { pg: number; vpp: number }) {
  return db
    .select({
      idMedia: media.idMedia,
      kind: media.kind,
      mimeType: media.mimeType,
      video: videoFile,
      width: media.width,
      height: media.height,
      bytes: media.bytes,
      isFailed: sql<boolean>`${media.state} = 'failed'`,
      isPoster,
      altTh: media.altTh,
      altEn: media.altEn,
      captions,
      uses,
    })
    .from(media)
    .where(ofCompany(idEmp))
    .orderBy(desc(media.createdAt), desc(media.idMedia))
    .limit(vpp)
    .offset((pg - 1) * vpp);
}

export async function libraryTotals(db: Db, idEmp: number) {
  const [row] = await db
    .select({
      total: count(),
      bytes: sql`sum(${mediaBytes}) filter (where ${isArchivedOnly} is not true)`.mapWith(Number),
    })
    .from(media)
    .where(ofCompany(idEmp));
  return { total: row?.total ?? 0, bytes: row?.bytes ?? 0 };
}

export async function setAltTexts(
  db: Db,
  { idEmp, idMedia, altTh, altEn }: { idEmp: number; idMedia: string } & StoredAltTexts,
): Promise<boolean> {
  const changed = await db
    .update(media)
    .set({ altTh, altEn })
    .where(and(ofCompany(idEmp), eq(media.idMedia, idMedia)))
    .returning({ idMedia: media.idMedia });
  return changed.length > 0;
}

export interface StoredAltTexts {
  readonly altTh: string | null;
  readonly altEn: string | null;
}

/** Undefined if the company has no such picture. */
export async function altTextsOf(
  db: Db,
  idEmp: number,
  idMedia: string,
): Promise<StoredAltTexts | undefined> {
  const [row] = await db
    .select({ altTh: media.altTh, altEn: media.altEn })
    .from(media)
    .where(and(ofCompany(idEmp), eq(media.idMedia, idMedia)));
  return row;
}

export function draftUses(
  db: Db,
  idEmp: number,
  idMedia: string,
): Promise<{ lang: Locale; section: SectionName }[]> {
  return db
    .select({
      lang: profileVersions.lang,
      section: sql<SectionName>`${profileMedia.section}`,
    })
    .from(profileMedia)
    .innerJoin(profileVersions, eq(profileVersions.idProfile, profileMedia.idProfile))
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.state, 'draft'),
        eq(profileMedia.idMedia, idMedia),
      ),
    )
    .orderBy(profileVersions.lang, profileMedia.section);
}
