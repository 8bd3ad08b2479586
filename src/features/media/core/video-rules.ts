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

/** Where a page may show a video in the place of a picture. */
const VIDEO_KINDS: readonly MediaKind[] = ['cover', 'aspect', 'album'];

export type VideoRefusal =
  | 'videoPackage'
  | 'videoPlace'
  | 'videoTooLarge'
  | 'videoType'
  | 'videoCodec'
  | 'videoBroken'
  | 'videoLines'
  | 'videoRatio';

/** What a look into the file tells, the size as it is seen. */
export interface ProbedVideo extends ImageSize {
  readonly codec: string;
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
  ...size
}: ImageSize & {
  readonly kind: MediaKind;
  readonly hasVideo: boolean;
  readonly bytes: number;
}): VideoRefusal | null {
  if (!mayBeVideo(kind)) return 'videoPlace';
  if (!hasVideo) return 'videoPackage';
  if (bytes > VIDEO_BYTES) return 'videoTooLarge';
  return size.height === 0 ? null : shapeRefusal(size);
}

function shapeRefusal(size: ImageSize): VideoRefusal | null {
  if (size.height < VIDEO_LINES) return 'videoLines';
  return isCoverRatio(size) ? null : 'videoRatio';
}

export function videoRefusal({ width, height, codec, isWhole }: ProbedVideo): VideoRefusal | null {
  if (!isWhole || !(width > 0 && height > 0)) return 'videoBroken';
  if (!VIDEO_CODECS.includes(codec)) return 'videoCodec';
  return shapeRefusal({ width, height });
}
