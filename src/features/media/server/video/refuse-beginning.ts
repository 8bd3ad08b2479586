import { fileTypeFromFile } from 'file-type';
import { type Failure, fail } from '#shared/core/result.ts';
import { isVideoType, playbackError, type VideoError } from '../../core/video-rules.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';
import { failVideo } from './attach-video.ts';
import { probeVideo } from './probe-video.ts';

/**
 * Why nobody could play the film that begins like this, told before the rest of it is sent. Null where the
 * beginning does not say: cameras write what they have recorded at the end.
 */
export async function checkBeginning(path: string): Promise<Failure<VideoError> | null> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  if (!mime.startsWith('video/')) return null;
  if (!isVideoType(mime)) return fail('videoType', { fields: { type: [mime] } });
  const probed = await probeVideo(path, true).catch((error) => {
    // It is looked into again at its end.
    if (error instanceof PictureWorkBusy) return null;
    throw error;
  });
  const code = probed && playbackError(probed);
  return code && failVideo(code, probed);
}
