import type { MediaFormat, MediaWidth } from '#shared/core/picture.ts';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import {
  MEDIA_FORMATS,
  quickVariantKey,
  variantKey,
  variantWidths,
} from '../../core/media-keys.ts';
import {
  CONTENT_TYPE,
  placeholderVariant,
  storedVariant,
  substituteVariant,
  type Variant,
} from '../find-variant.ts';
import { findMedia, type StoredMedia, setMediaState } from '../media-queries.ts';
import { PictureWorkBusy, pictureWork } from './picture-work.ts';
import { redrawLater } from './pictures-to-redraw.ts';
import { type Quality, renderVariant } from './render-variant.ts';

const MAX_WAIT_MS = 4_000;

const pendingVariants = new Map<string, Promise<Variant | null>>();

/**
 * Returns the stored variant, else draws one in quick quality (concurrent requests share it),
 * else a variant of another width or format; null for an unknown picture.
 */
export async function variantOf(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
  clientKey?: string,
): Promise<Variant | null> {
  const stored = await storedVariant(idMedia, width, format);
  if (stored !== null) return stored;
  const key = variantKey(idMedia, width, format);
  const pending = pendingVariants.get(key);
  if (pending) return pending;
  const drawing = drawForReader(idMedia, width, format, clientKey).finally(() =>
    pendingVariants.delete(key),
  );
  pendingVariants.set(key, drawing);
  return drawing;
}

export async function drawAllVariants(idMedia: string): Promise<void> {
  const found = await findMedia(db, idMedia);
  if (found === null || !isPublicPicture(found)) return;
  for (const width of variantWidths(found.width)) {
    for (const format of MEDIA_FORMATS) await drawFinalVariant(found, width, format);
  }
  await setMediaState(db, idMedia, 'ready');
}

/** Draws and stores a variant in final quality; returns false if it already exists. */
export async function drawFinalVariant(
  found: StoredMedia,
  width: MediaWidth,
  format: MediaFormat,
): Promise<boolean> {
  const files = await storage();
  const key = variantKey(found.idMedia, width, format);
  if (await files.exists(key)) return false;
  await pictureWork(() => render(found, width, format, 'final'), { isBackground: true });
  await files.delete(quickVariantKey(found.idMedia, width, format));
  return true;
}

async function drawForReader(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
  clientKey: string | undefined,
): Promise<Variant | null> {
  const found = await findMedia(db, idMedia);
  if (found?.mimeType.startsWith('video/')) return posterOf(found, width, format, clientKey);
  if (found === null || !isPublicPicture(found)) return null;
  const covering = variantWidths(found.width).at(-1);
  if (covering !== undefined && covering < width)
    return variantOf(idMedia, covering, format, clientKey);
  try {
    const bytes = await pictureWork(() => render(found, width, format, 'quick'), {
      timeoutMs: MAX_WAIT_MS,
      key: clientKey,
    });
    redrawLater(idMedia);
    return bytes && { bytes, contentType: CONTENT_TYPE[format], cacheLifetime: 'anHour' };
  } catch (error) {
    if (!(error instanceof PictureWorkBusy)) throw error;
    const stored = await substituteVariant(idMedia, width, format);
    const substitute = stored ?? placeholderVariant(found.placeholder);
    if (substitute === null) throw error;
    return substitute;
  }
}

async function posterOf(
  { posterMedia, placeholder }: StoredMedia,
  width: MediaWidth,
  format: MediaFormat,
  clientKey: string | undefined,
): Promise<Variant | null> {
  if (posterMedia === null) return placeholderVariant(placeholder);
  const variant = await variantOf(posterMedia, width, format, clientKey);
  return (
    variant && { ...variant, cacheLifetime: variant.cacheLifetime === 'never' ? 'never' : 'anHour' }
  );
}

async function render(
  { idMedia, originalKey, width: originalWidth, isArtwork }: StoredMedia,
  width: MediaWidth,
  format: MediaFormat,
  quality: Quality,
): Promise<Buffer | null> {
  const files = await storage();
  const bytes = await files.get(originalKey);
  if (bytes === null) return null;
  const drawn = await renderVariant(
    { bytes, width: originalWidth, isArtwork },
    width,
    format,
    quality,
  );
  const key = quality === 'quick' ? quickVariantKey : variantKey;
  const contentType = CONTENT_TYPE[format];
  // The variant can be drawn again, so an fsync is unnecessary.
  await files.put(key(idMedia, width, format), drawn, { contentType, durable: false });
  return drawn;
}

/** Returns false for the photo of a job seeker, which no URL may serve. */
export function isPublicPicture(found: StoredMedia): boolean {
  return found.idJsk === null && found.mimeType.startsWith('image/');
}
