import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { lockCompany } from '../media-queries.ts';
import { lockPictureForShare, lockVideo, setPosterOf } from './poster-queries.ts';

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
    if (!(await lockPictureForShare(tx, idEmp, idPoster))) return fail('not_found');
    const video = await lockVideo(tx, idEmp, idMedia);
    if (!video) return fail('not_found');
    if (video.isRead && video.posterMedia !== idPoster) return fail('poster_stands');
    await setPosterOf(tx, idMedia, idPoster);
    return ok({ idMedia });
  });
}
