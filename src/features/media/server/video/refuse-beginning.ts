import { fileTypeFromFile } from 'file-type';
import { fail, type Refused } from '#shared/core/result.ts';
import { isVideoType, playingRefusal, type VideoRefusal } from '../../core/video-rules.ts';
import { PictureWorkBusy } from '../drawing/picture-work.ts';
import { refusedVideo } from './attach-video.ts';
import { probeVideo } from './probe-video.ts';

/**
 * Why nobody could play the film that begins like this, told before the rest of it is sent. Null where the
 * beginning does not say: cameras write what they have recorded at the end.
 */
export async function refuseBeginning(path: string): Promise<Refused<VideoRefusal> | null> {
  const mime = (await fileTypeFromFile(path))?.mime ?? '';
  if (!mime.startsWith('video/')) return null;
  if (!isVideoType(mime)) return fail('videoType', { fields: { type: [mime] } });
  const probed = await probeVideo(path, true).catch((error) => {
    // It is looked into again at its end.
    if (error instanceof PictureWorkBusy) return null;
    throw error;
  });
  const code = probed && playingRefusal(probed);
  return code && refusedVideo(code, probed);
}
