import type { MediaKind } from '#shared/core/domain/media.ts';
import { minSidePx } from './least-side.ts';

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGE_FRAMES = 100;
/** Limit of either side, since a decoder allocates memory per row and column. */
export const MAX_IMAGE_SIDE_PX = 16_384;

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

export const IMAGE_EXTENSION: Readonly<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

export const IMAGE_ERRORS = [
  'imageEmpty',
  'imageTooLarge',
  'imageType',
  'coverType',
  'imageDimensions',
  'imageFrames',
  'imageBroken',
  'imageSmall',
  'coverSmall',
  'coverRatio',
] as const;
export type ImageError = (typeof IMAGE_ERRORS)[number];

const COVER_RATIO = 16 / 9;
export const MIN_COVER_WIDTH_PX = 1200;
const RATIO_TOLERANCE = 0.02;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((allowed) => allowed === type);
}

/** Returns the accepted types; covers exclude GIF, because they are photographs. */
export function imageTypesFor(kind: MediaKind): readonly ImageType[] {
  return kind === 'cover' ? ['image/png', 'image/jpeg'] : IMAGE_TYPES;
}

export function imageTypeError(kind: MediaKind, type: string): ImageError | null {
  if (imageTypesFor(kind).some((allowed) => allowed === type)) return null;
  return kind === 'cover' ? 'coverType' : 'imageType';
}

/** Checks that need the header alone, before any pixel is decoded. */
export function imageSizeError(
  kind: MediaKind,
  { width, height }: ImageSize,
  frames = 1,
): ImageError | null {
  if (!(width > 0 && height > 0)) return 'imageBroken';
  if (Math.max(width, height) > MAX_IMAGE_SIDE_PX || width * height > MAX_IMAGE_PIXELS) {
    return 'imageDimensions';
  }
  if (frames > MAX_IMAGE_FRAMES || width * height * frames > 10 * MAX_IMAGE_PIXELS)
    return 'imageFrames';
  if (kind !== 'cover') return Math.max(width, height) < minSidePx(kind) ? 'imageSmall' : null;
  if (coverArea({ width, height }, MIDDLE).width < MIN_COVER_WIDTH_PX) return 'coverSmall';
  return isCoverRatio({ width, height }) ? null : 'coverRatio';
}

/** A crop. `across` and `down`: 0 is left or top, 1 right or bottom; zoom 1 is the largest crop. */
export interface CoverPart {
  readonly across: number;
  readonly down: number;
  readonly zoom: number;
}

export const MIDDLE: CoverPart = { across: 0.5, down: 0.5, zoom: 1 };

export function coverArea(
  { width, height }: ImageSize,
  { across, down, zoom }: CoverPart,
): ImageSize & { readonly x: number; readonly y: number } {
  const largest = isCoverRatio({ width, height })
    ? { width, height }
    : {
        width: Math.min(width, Math.round(height * COVER_RATIO)),
        height: Math.min(height, Math.round(width / COVER_RATIO)),
      };
  const part = {
    width: Math.round(largest.width / zoom),
    height: Math.round(largest.height / zoom),
  };
  return {
    ...part,
    x: Math.round((width - part.width) * across),
    y: Math.round((height - part.height) * down),
  };
}

/** Returns whether the ratio is 16:9 within RATIO_TOLERANCE, since few cameras meet it exactly. */
export function isCoverRatio({ width, height }: ImageSize): boolean {
  return Math.abs(width / height / COVER_RATIO - 1) <= RATIO_TOLERANCE;
}

/** Formats a ratio in small integers such as 4:3, or with two decimals if there are none. */
export function ratioName({ width, height }: ImageSize): string {
  const divisor = greatestCommonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (across <= 32 && down <= 32) return `${across}:${down}`;
  return `${(width / height).toFixed(2)}:1`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
