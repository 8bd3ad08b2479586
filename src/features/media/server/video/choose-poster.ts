import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { lockCompanyMedia, lockForShare } from '../media-queries.ts';
import { lockVideo, setPosterOf } from './poster-queries.ts';

/** Sets a video's poster, except while the team reviews a page with it: it would change unseen. */
export function choosePoster(
  idEmp: number,
  idMedia: string,
  idPoster: string,
): Promise<Result<{ idMedia: string }, 'not_found' | 'poster_locked'>> {
  return db.transaction(async (tx) => {
    // Submitting a page takes the same lock, so that `isRead` cannot change here.
    await lockCompanyMedia(tx, idEmp);
    if (!(await lockForShare(tx, idEmp, idPoster, 'image'))) return fail('not_found');
    const video = await lockVideo(tx, idEmp, idMedia);
    if (!video) return fail('not_found');
    if (video.isRead && video.posterMedia !== idPoster) return fail('poster_locked');
    await setPosterOf(tx, idMedia, idPoster);
    return ok({ idMedia });
  });
}
