import type { ImageSize } from './image-rules.ts';
import { isCoverRatio } from './image-rules.ts';
import type { MediaKind } from './media-kinds.ts';

export const VIDEO_BYTES = 1024 ** 3;
export const VIDEO_LINES = 720;

/** Every browser plays these; nothing here could turn another into one of them. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

export const VIDEO_EXTENSION: Readonly<Record<VideoType, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

const VIDEO_CODECS: readonly string[] = ['AVC', 'VP8', 'VP9', 'AV1'];
const SOUNDS: readonly string[] = ['AAC', 'MPEG Audio', 'Opus', 'Vorbis', 'FLAC'];

/** Where a page may show a video in the place of a picture. */
const VIDEO_KINDS: readonly MediaKind[] = ['cover', 'aspect', 'album'];

export type VideoRefusal =
  | 'videoPackage'
  | 'videoPlace'
  | 'videoTooLarge'
  | 'videoType'
  | 'videoCodec'
  | 'videoColours'
  | 'videoSound'
  | 'videoBroken'
  | 'videoLines'
  | 'videoRatio';

/** What a look into the file tells, the size as it is seen. */
export interface ProbedVideo extends ImageSize {
  readonly codec: string;
  /** Bits of each colour; 0 where the file does not say. */
  readonly bitDepth: number;
  /** How its colours are sampled, such as 4:2:0; empty where the file does not say. */
  readonly chroma: string;
  /** The codec of what is heard; empty in a silent film. */
  readonly sound: string;
  readonly isWhole: boolean;
}

export function isVideoType(type: string): type is VideoType {
  return VIDEO_TYPES.some((known) => known === type);
}

export function mayBeVideo(kind: MediaKind): boolean {
  return VIDEO_KINDS.includes(kind);
}

/** What can be said before a video is sent: 0 × 0 is one that this browser cannot look into. */
export function fileRefusal({
  kind,
  hasVideo,
  bytes,
  type,
  ...size
}: ImageSize & {
  readonly kind: MediaKind;
  readonly hasVideo: boolean;
  readonly bytes: number;
  /** As the system names it. */
  readonly type: string;
}): VideoRefusal | null {
  if (!mayBeVideo(kind)) return 'videoPlace';
  if (!hasVideo) return 'videoPackage';
  if (!isVideoType(type)) return 'videoType';
  if (bytes > VIDEO_BYTES) return 'videoTooLarge';
  return size.height === 0 ? null : shapeRefusal(size);
}

function shapeRefusal(size: ImageSize): VideoRefusal | null {
  if (size.height < VIDEO_LINES) return 'videoLines';
  return isCoverRatio(size) ? null : 'videoRatio';
}

/** Of what browsers cannot play, what is wrong with it; null also where the file does not say. */
export function playingRefusal(
  video: Pick<ProbedVideo, 'codec' | 'bitDepth' | 'chroma' | 'sound'>,
): VideoRefusal | null {
  const { codec, bitDepth, chroma, sound } = video;
  if (codec !== '' && !VIDEO_CODECS.includes(codec)) return 'videoCodec';
  const isDeep = codec === 'AVC' && bitDepth > 8;
  if (isDeep || (chroma !== '' && chroma !== '4:2:0')) return 'videoColours';
  return sound !== '' && !SOUNDS.includes(sound) ? 'videoSound' : null;
}

export function videoRefusal(video: ProbedVideo): VideoRefusal | null {
  const { width, height, codec, isWhole } = video;
  if (!isWhole || !(width > 0 && height > 0)) return 'videoBroken';
  return codec === '' ? 'videoCodec' : (playingRefusal(video) ?? shapeRefusal(video));
}
