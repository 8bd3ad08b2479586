import type { MediaFormat, MediaWidth } from '#shared/core/picture.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { nearestVariants, quickVariantKey, variantKey } from '../core/media-keys.ts';

export interface Variant {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** `always` for a final variant, `anHour` for a quick one, `never` for a substitute. */
  readonly cacheLifetime: 'always' | 'anHour' | 'never';
  readonly isPlaceholder?: boolean;
}

export const CONTENT_TYPE: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
};

export async function storedVariant(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
): Promise<Variant | null> {
  const files = await storage();
  const contentType = CONTENT_TYPE[format];
  const final = await files.get(variantKey(idMedia, width, format));
  if (final !== null) return { bytes: final, contentType, cacheLifetime: 'always' };
  const quick = await files.get(quickVariantKey(idMedia, width, format));
  return quick && { bytes: quick, contentType, cacheLifetime: 'anHour' };
}

export async function substituteVariant(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
): Promise<Variant | null> {
  for (const candidate of nearestVariants(width, format)) {
    const found = await storedVariant(idMedia, candidate.width, candidate.format);
    if (found !== null) return { ...found, cacheLifetime: 'never' };
  }
  return null;
}

const DATA_URI = /^data:(image\/[a-z+]+)(;base64)?,/;

export function placeholderVariant(placeholder: string | null): Variant | null {
  const [start, contentType, base64] = DATA_URI.exec(placeholder ?? '') ?? [];
  if (placeholder === null || start === undefined || contentType === undefined) return null;
  const rest = placeholder.slice(start.length);
  const bytes = base64 ? Buffer.from(rest, 'base64') : Buffer.from(decodeURIComponent(rest));
  return { bytes, contentType, cacheLifetime: 'never', isPlaceholder: true };
}
