import { and, asc, count, eq, inArray, isNull, like, lte, or, sql, sum } from 'drizzle-orm';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import { isArchivedOnly, mediaBytes } from '#shared/server/db/schema/media-bytes.ts';
import { videoFile } from '#shared/server/db/schema/video-file.ts';

export type StoredMedia = typeof media.$inferSelect;
export type NewMedia = Omit<typeof media.$inferInsert, 'createdAt' | 'deletedAt'>;

export const pictureColumns = {
  idMedia: media.idMedia,
  kind: media.kind,
  width: media.width,
  height: media.height,
  video: videoFile,
};

/** Locks the company row, so that concurrent uploads count exactly; returns its current package. */
export async function lockCompanyMedia(db: Db, idEmp: number): Promise<PackageHrSay> {
  const [row] = await db
    .select({ packageHrSay: companies.packageHrSay })
    .from(companies)
    .where(eq(companies.idEmp, idEmp))
    .for('update');
  return row?.packageHrSay ?? 'basic';
}

export const isOwnMedia = (idEmp: number, idMedia: string, type: 'image' | 'video') =>
  and(
    eq(media.idMedia, idMedia),
    eq(media.idEmp, idEmp),
    like(media.mimeType, `${type}/%`),
    isNull(media.deletedAt),
  );

/** Locks a company's file against deletion until the transaction ends; false if none exists. */
export async function lockForShare(
  db: Db,
  ...file: Parameters<typeof isOwnMedia>
): Promise<boolean> {
  const found = await db
    .select({ idMedia: media.idMedia })
    .from(media)
    .where(isOwnMedia(...file))
    .for('key share');
  return found.length > 0;
}

export async function findMedia(db: Db, idMedia: string): Promise<StoredMedia | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.idMedia, idMedia), isNull(media.deletedAt)));
  return row ?? null;
}

export async function findSamePicture(
  db: Db,
  { idEmp, kind, sha256 }: { idEmp: number; kind: MediaKind; sha256: string },
) {
  const [row] = await db
    .select(pictureColumns)
    .from(media)
    .where(and(ofCompany(idEmp, kind), eq(media.sha256, sha256)))
    .limit(1);
  return row ?? null;
}

export async function countPictures(db: Db, idEmp: number, kind: MediaKind): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(media)
    .where(and(ofCompany(idEmp, kind), sql`${isArchivedOnly} is not true`));
  return row?.count ?? 0;
}

export async function storedBytes(db: Db, idEmp: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(mediaBytes).mapWith(Number) })
    .from(media)
    .where(and(ofCompany(idEmp), sql`${isArchivedOnly} is not true`));
  return row?.bytes ?? 0;
}

export async function insertPicture(db: Db, row: NewMedia) {
  const [stored] = await db.insert(media).values(row).returning(pictureColumns);
  if (stored === undefined) throw new Error('a picture was not stored');
  return stored;
}

export async function deleteCompanyPictures(db: Db, idEmp: number, until: Date): Promise<string[]> {
  const rows = await db
    .delete(media)
    .where(and(eq(media.idEmp, idEmp), lte(media.createdAt, until)))
    .returning({ idMedia: media.idMedia });
  return rows.map(({ idMedia }) => idMedia);
}

export async function findExistingMedia(db: Db, idsMedia: string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ idMedia: media.idMedia })
    .from(media)
    .where(inArray(media.idMedia, idsMedia));
  return new Set(rows.map(({ idMedia }) => idMedia));
}

export async function firstSeenArtwork(db: Db): Promise<string[]> {
  const rows = await db
    .select({ idMedia: media.idMedia })
    .from(companies)
    .innerJoin(
      media,
      or(eq(media.idMedia, companies.logoMedia), eq(media.idMedia, companies.coverMedia)),
    )
    .where(and(media.isArtwork, isNull(media.deletedAt)))
    .orderBy(asc(companies.idEmp));
  return rows.map(({ idMedia }) => idMedia);
}

export async function setMediaState(
  db: Db,
  idMedia: string,
  state: StoredMedia['state'],
): Promise<void> {
  await db.update(media).set({ state }).where(eq(media.idMedia, idMedia));
}

/** Deletes a picture; `shown` if a foreign key of a page, video or company still refers to it. */
export async function deleteUnusedMedia(
  db: Db,
  idEmp: number,
  idMedia: string,
): Promise<'deleted' | 'shown' | 'absent'> {
  try {
    return await db.transaction(async (tx) => {
      const deleted = await tx
        .delete(media)
        .where(and(eq(media.idMedia, idMedia), eq(media.idEmp, idEmp)))
        .returning({ idMedia: media.idMedia });
      return deleted.length === 0 ? 'absent' : 'deleted';
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'shown';
    throw error;
  }
}

function ofCompany(idEmp: number, kind?: MediaKind) {
  return and(
    eq(media.idEmp, idEmp),
    kind === undefined ? sql`true` : eq(media.kind, kind),
    isNull(media.deletedAt),
  );
}

function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23503') || isForeignKeyViolation(error.cause);
}
