import { MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '#shared/core/picture.ts';

export const MEDIA_FORMATS: readonly MediaFormat[] = ['avif', 'webp'];

export const MEDIA_ROOT = 'media';

/** The storage folder of a picture; the prefix spreads pictures over many folders. */
export function mediaFolder(idMedia: string): string {
  return `${MEDIA_ROOT}/${idMedia.slice(0, 2)}/${idMedia}`;
}

export function isMediaId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** The uploaded file, which is never served. */
export function originalKey(idMedia: string, extension: string): string {
  return `${mediaFolder(idMedia)}/original.${extension}`;
}

export function variantKey(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `${mediaFolder(idMedia)}/${width}.${format}`;
}

/** A variant drawn quickly for a waiting request, deleted when the final one is stored. */
export function quickVariantKey(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `${mediaFolder(idMedia)}/${width}.quick.${format}`;
}

export function nearestVariants(
  width: MediaWidth,
  format: MediaFormat,
): readonly { readonly width: MediaWidth; readonly format: MediaFormat }[] {
  const larger = MEDIA_WIDTHS.filter((other) => other >= width);
  const smaller = MEDIA_WIDTHS.filter((other) => other < width).reverse();
  // Every browser that reads AVIF also reads WebP, but not the reverse.
  const formats: readonly MediaFormat[] = format === 'avif' ? ['avif', 'webp'] : ['webp'];
  return [...larger, ...smaller]
    .flatMap((near) => formats.map((candidate) => ({ width: near, format: candidate })))
    .filter((other) => other.width !== width || other.format !== format);
}

/** Returns the stored widths: up to the first that is at least the picture's own width. */
export function variantWidths(width: number): readonly MediaWidth[] {
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width);
  return MEDIA_WIDTHS.filter((candidate) => covering === undefined || candidate <= covering);
}
