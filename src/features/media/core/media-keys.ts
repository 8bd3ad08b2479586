import type { MediaFormat, MediaWidth } from '#shared/core/paths.ts';
import { MEDIA_WIDTHS } from '#shared/core/paths.ts';

export const MEDIA_FORMATS: readonly MediaFormat[] = ['avif', 'webp'];

/** Where a picture lives in the storage: spread over folders so that none grows to thousands. */
export function mediaFolder(idMedia: string): string {
  return `media/${idMedia.slice(0, 2)}/${idMedia}`;
}

/** The file as it came, never served. */
export function originalKey(idMedia: string, extension: string): string {
  return `${mediaFolder(idMedia)}/original.${extension}`;
}

export function variantKey(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `${mediaFolder(idMedia)}/${width}.${format}`;
}

/** The widths a picture is kept at: none that would have to be blown up, but one that covers it whole. */
export function variantWidths(width: number): readonly MediaWidth[] {
  const covering = MEDIA_WIDTHS.find((candidate) => candidate >= width);
  return MEDIA_WIDTHS.filter((candidate) => covering === undefined || candidate <= covering);
}
