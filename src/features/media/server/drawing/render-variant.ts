import type { MediaFormat, MediaWidth } from '#shared/core/picture.ts';
import { MAX_IMAGE_PIXELS } from '../../core/image-rules.ts';
import { sharp } from './sharp.ts';

const RENDER_TIMEOUT_SECONDS = 20;
/** Encoder effort. AVIF takes four times as long as WebP for a file a third smaller. */
const EFFORT = {
  quick: { avif: 0, webp: 2 },
  final: { avif: 2, webp: 4 },
} as const;
const NATIVE_DENSITY = 72;

/** `quick`: a request is waiting for the picture; `final`: drawn in the background. */
export type Quality = keyof typeof EFFORT;

export interface Original {
  readonly bytes: Uint8Array;
  readonly width: number;
  /** True for an SVG of the demo, which is rendered at the requested size instead of scaled. */
  readonly isArtwork: boolean;
}

/** Renders one width in one format: upright, without metadata, in sRGB, never enlarged. */
export async function renderVariant(
  original: Original,
  width: MediaWidth,
  format: MediaFormat,
  quality: Quality,
): Promise<Buffer> {
  const scale = Math.min(1, width / original.width);
  const picture = sharp(original.bytes, {
    failOn: 'error',
    limitInputPixels: MAX_IMAGE_PIXELS,
    ...(original.isArtwork && { density: Math.max(1, NATIVE_DENSITY * scale) }),
  })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? picture.avif({ quality: 52, effort: EFFORT[quality].avif }).toBuffer()
    : picture.webp({ quality: width < 320 ? 60 : 78, effort: EFFORT[quality].webp }).toBuffer();
}
