import type { MediaKind } from '#shared/core/domain/media.ts';
import { type ImageError, type ImageSize, isCoverRatio, ratioName } from './image-rules.ts';

export const MAX_VIDEO_BYTES = 1024 ** 3;
export const MIN_VIDEO_LINES = 720;

/** Types that every browser plays; the server does not transcode. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

export const VIDEO_EXTENSION: Readonly<Record<VideoType, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** Allowed container formats as found in the file, because a file extension can be wrong. */
const CONTAINERS: readonly string[] = ['MPEG-4', 'QuickTime', 'WebM'];
const VIDEO_CODECS: readonly string[] = ['AVC', 'VP8', 'VP9', 'AV1'];
const AUDIO_CODECS: readonly string[] = ['AAC', 'MPEG Audio', 'Opus', 'Vorbis', 'FLAC'];

const VIDEO_KINDS: readonly MediaKind[] = ['cover', 'aspect', 'album'];

export type VideoError =
  | 'videoPackage'
  | 'videoPlace'
  | 'videoTooLarge'
  | 'videoType'
  | 'videoCodec'
  | 'videoColours'
  | 'videoSound'
  | 'videoBroken'
  | 'videoLines'
  | 'videoRatio'
  | 'imageOrVideo'
  | 'coverOrVideo';

/** Metadata of a video file; width and height are those on screen, after rotation. */
export interface ProbedVideo extends ImageSize {
  readonly container: string;
  /** Duration; 0 when the file does not say. */
  readonly seconds: number;
  readonly codec: string;
  /** Bits per colour channel; 0 when the file does not say. */
  readonly bitDepth: number;
  /** Chroma subsampling, such as 4:2:0; empty when the file does not say. */
  readonly chroma: string;
  /** The audio codec; empty without an audio track. */
  readonly sound: string;
  readonly isComplete: boolean;
}

export function isVideoType(type: string): type is VideoType {
  return VIDEO_TYPES.some((allowed) => allowed === type);
}

export function mayBeVideo(kind: MediaKind): boolean {
  return VIDEO_KINDS.includes(kind);
}

/** Replaces "no picture" by "neither picture nor video" where videos are allowed too. */
export function mentionVideo(
  code: ImageError,
  kind: MediaKind,
  hasVideo: boolean,
): ImageError | VideoError {
  if (!(hasVideo && mayBeVideo(kind))) return code;
  if (code === 'coverType') return 'coverOrVideo';
  return code === 'imageType' ? 'imageOrVideo' : code;
}

export function videoFileError(file: {
  readonly kind: MediaKind;
  readonly hasVideo: boolean;
  readonly bytes: number;
  readonly type: string;
}): VideoError | null {
  if (!mayBeVideo(file.kind)) return 'videoPlace';
  if (!file.hasVideo) return 'videoPackage';
  if (!isVideoType(file.type)) return 'videoType';
  return file.bytes > MAX_VIDEO_BYTES ? 'videoTooLarge' : null;
}

export function videoShapeError(size: ImageSize): VideoError | null {
  if (size.height < MIN_VIDEO_LINES) return 'videoLines';
  return isCoverRatio(size) ? null : 'videoRatio';
}

/** The reason why browsers cannot play a video; null also when the file does not say. */
export function playbackError(
  video: Pick<ProbedVideo, 'container' | 'codec' | 'bitDepth' | 'chroma' | 'sound'>,
): VideoError | null {
  const { container, codec, bitDepth, chroma, sound } = video;
  if (container !== '' && !CONTAINERS.includes(container)) return 'videoType';
  if (codec !== '' && !VIDEO_CODECS.includes(codec)) return 'videoCodec';
  const isHighBitDepth = codec === 'AVC' && bitDepth > 8;
  if (isHighBitDepth || (chroma !== '' && chroma !== '4:2:0')) return 'videoColours';
  return sound !== '' && !AUDIO_CODECS.includes(sound) ? 'videoSound' : null;
}

export function videoError(video: ProbedVideo): VideoError | null {
  const { width, height, codec, isComplete } = video;
  if (!isComplete || !(width > 0 && height > 0)) return 'videoBroken';
  return codec === '' ? 'videoCodec' : (playbackError(video) ?? videoShapeError(video));
}

export function foundOfVideo(
  code: VideoError,
  probed: ProbedVideo,
): Readonly<Record<string, string>> {
  const { width, height } = probed;
  if (code === 'videoBroken') return {};
  const type = foundType(code, probed);
  return {
    ratio: ratioName(probed),
    size: `${width} × ${height}`,
    ...(type && { type }),
  };
}

function foundType(code: VideoError, probed: ProbedVideo): string {
  if (code === 'videoType') return probed.container;
  if (code === 'videoColours') return `${probed.bitDepth} bit ${probed.chroma}`;
  return code === 'videoSound' ? probed.sound : probed.codec;
}

export const PHONE_WARNINGS = ['phoneCodec', 'phoneSound', 'phoneLarge'] as const;
export type PhoneWarning = (typeof PHONE_WARNINGS)[number];

const MAX_PHONE_LINES = 1080;
const MAX_PHONE_BITS_PER_SECOND = 12_000_000;

export function phoneWarning(
  { codec, sound, width, height, seconds }: ProbedVideo,
  bytes: number,
): PhoneWarning | null {
  if (codec !== 'AVC') return 'phoneCodec';
  if (sound !== '' && sound !== 'AAC') return 'phoneSound';
  const isFast = seconds > 0 && (bytes * 8) / seconds > MAX_PHONE_BITS_PER_SECOND;
  return Math.min(width, height) > MAX_PHONE_LINES + 8 || isFast ? 'phoneLarge' : null;
}
