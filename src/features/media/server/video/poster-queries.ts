import { eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { isRead } from '#shared/server/db/schema/poster-of.ts';
import { isOwnMedia } from '../media-queries.ts';

export async function lockVideo(db: Db, idEmp: number, idMedia: string) {
  const [video] = await db
    .select({ posterMedia: media.posterMedia, isRead: isRead.mapWith(Boolean) })
    .from(media)
    .where(isOwnMedia(idEmp, idMedia, 'video'))
    .for('update');
  return video ?? null;
}

export async function setPosterOf(db: Db, idMedia: string, posterMedia: string): Promise<void> {
  await db.update(media).set({ posterMedia }).where(eq(media.idMedia, idMedia));
}
