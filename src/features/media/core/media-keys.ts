import { MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '#shared/core/picture.ts';

export const MEDIA_FORMATS: readonly MediaFormat[] = ['avif', 'webp'];

export const MEDIA_ROOT = 'media';

/** Where a picture lives in the storage: spread over folders so that none grows to thousands. */
export function mediaFolder(idMedia: string): string {
  return `${MEDIA_ROOT}/${idMedia.slice(0, 2)}/${idMedia}`;
}

export function isMediaId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** The file as it came, never served. */
export function originalKey(idMedia: string, extension: string): string {
  return `${mediaFolder(idMedia)}/original.${extension}`;
}

export function variantKey(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `${mediaFolder(idMedia)}/${width}.${format}`;
}

/** Drawn quickly for a reader who waited; it goes when the final one is there. */
export function quickVariantKey(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `${mediaFolder(idMedia)}/${width}.quick.${format}`;
}

/** Where else to look, best first, for a reader whose own variant cannot be drawn in time. */
export function nearestVariants(
  width: MediaWidth,
  format: MediaFormat,
): readonly { readonly width: MediaWidth; readonly format: MediaFormat }[] {
  const larger = MEDIA_WIDTHS.filter((other) => other >= width);
  const smaller = MEDIA_WIDTHS.filter((other) => other < width).reverse();
  // Whoever reads AVIF reads WebP too, not the other way round.
  const formats: readonly MediaFormat[] = format === 'avif' ? ['avif', 'webp'] : ['webp'];
  return [...larger, ...smaller]
    .flatMap((near) => formats.map((candidate) => ({ width: near, format: candidate })))
    .filter((other) => other.width !== width || other.format !== format);
}

/** The widths a picture is kept at: none that would have to be blown up, but one that covers it whole. */
export function variantWidths(width: number): readonly MediaWidth[] {
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width);
  return MEDIA_WIDTHS.filter((candidate) => covering === undefined || candidate <= covering);
}
