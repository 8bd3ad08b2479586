import { fileTypeFromFile } from 'file-type';
import { type Failure, fail } from '#shared/core/result.ts';
import { isVideoType, playbackError, type VideoError } from '../../core/video-rules.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';
import { failVideo } from './attach-video.ts';
import { probeVideo } from './probe-video.ts';

/** Checks the first chunk of a video; null if playable, or if the chunk does not show it. */
export async function checkBeginning(path: string): Promise<Failure<VideoError> | null> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  if (!mime.startsWith('video/')) return null;
  if (!isVideoType(mime)) return fail('videoType', { fields: { type: [mime] } });
  const probed = await probeVideo(path, true).catch((error) => {
    // Too busy to check now: the complete file is checked later anyway.
    if (error instanceof PictureWorkBusy) return null;
    throw error;
  });
  const code = probed && playbackError(probed);
  return code && failVideo(code, probed);
}
