import { and, eq, isNull, like } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { isRead } from '#shared/server/db/schema/poster-of.ts';

const isOfCompany = (idEmp: number, idMedia: string, type: string) =>
  and(
    eq(media.idMedia, idMedia),
    eq(media.idEmp, idEmp),
    like(media.mimeType, type),
    isNull(media.deletedAt),
  );

/** Locks a company's picture against deletion until the transaction ends; false without one. */
export async function lockPictureForShare(
  db: Db,
  idEmp: number,
  idMedia: string,
): Promise<boolean> {
  const found = await db
    .select({ idMedia: media.idMedia })
    .from(media)
    .where(isOfCompany(idEmp, idMedia, 'image/%'))
    .for('key share');
  return found.length > 0;
}

export async function lockVideo(db: Db, idEmp: number, idMedia: string) {
  const [video] = await db
    .select({ posterMedia: media.posterMedia, isRead: isRead.mapWith(Boolean) })
    .from(media)
    .where(isOfCompany(idEmp, idMedia, 'video/%'))
    .for('update');
  return video ?? null;
}

export async function setPosterOf(db: Db, idMedia: string, posterMedia: string): Promise<void> {
  await db.update(media).set({ posterMedia }).where(eq(media.idMedia, idMedia));
}
