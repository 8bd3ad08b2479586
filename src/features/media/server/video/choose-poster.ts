import { and, eq, isNull, like } from 'drizzle-orm';
import type { Result } from '#shared/core/result.ts';
import { fail, ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';

/** The picture that stands for a video; both are the company's own. */
export function choosePoster(
  idEmp: number,
  idMedia: string,
  idPoster: string,
): Promise<Result<{ idMedia: string }, 'not_found'>> {
  return db.transaction(async (tx) => {
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
    const changed = await tx
      .update(media)
      .set({ posterMedia: idPoster })
      .where(own(idMedia, 'video/%'))
      .returning({ idMedia: media.idMedia });
    return changed.length === 0 ? fail('not_found') : ok({ idMedia });
  });
}
