import { and, eq, isNull, like } from 'drizzle-orm';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { isRead } from '#shared/server/db/schema/poster-of.ts';
import { lockCompany } from '../media-queries.ts';

/**
 * The picture that stands for a video; both are the company's own. What the team has read or is
 * reading keeps the one it has: another would be seen by everybody and approved by nobody.
 */
export function choosePoster(
  idEmp: number,
  idMedia: string,
  idPoster: string,
): Promise<Result<{ idMedia: string }, 'not_found' | 'poster_stands'>> {
  return db.transaction(async (tx) => {
    // The lock is that of handing a page in, so that no poster is chosen in the same moment.
    await lockCompany(tx, idEmp);
    const own = (id: string, type: string) =>
      and(
        eq(media.idMedia, id),
        eq(media.idEmp, idEmp),
        like(media.mimeType, type),
        isNull(media.deletedAt),
      );
    const [poster] = await tx
      .select({ idMedia: media.idMedia })
      .from(media)
      .where(own(idPoster, 'image/%'))
      .for('key share');
    if (!poster) return fail('not_found');
    const [video] = await tx
      .select({ posterMedia: media.posterMedia, isRead: isRead.mapWith(Boolean) })
      .from(media)
      .where(own(idMedia, 'video/%'))
      .for('update');
    if (!video) return fail('not_found');
    if (video.isRead && video.posterMedia !== idPoster) return fail('poster_stands');
    await tx.update(media).set({ posterMedia: idPoster }).where(eq(media.idMedia, idMedia));
    return ok({ idMedia });
  });
}
