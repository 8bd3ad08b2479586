import type { MediaFormat, MediaWidth } from '#shared/core/paths.ts';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { MEDIA_FORMATS, variantKey, variantWidths } from '../core/media-keys.ts';
import type { StoredMedia } from './media-queries.ts';
import { findMedia, setMediaState } from './media-queries.ts';
import { pictureWork } from './picture-work.ts';
import { renderVariant } from './render-variant.ts';

const CONTENT_TYPE: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
};

export interface Variant {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

const underWay = new Map<string, Promise<Variant | null>>();

/** What is stored, or else what is drawn now, once for all who ask meanwhile. Null: no such picture. */
export async function variantOf(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
): Promise<Variant | null> {
  const key = variantKey(idMedia, width, format);
  const stored = await (await storage()).get(key);
  if (stored !== null) return { bytes: stored, contentType: CONTENT_TYPE[format] };
  const known = underWay.get(key);
  if (known) return known;
  const drawing = draw(idMedia, width, format).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

/** Everything a page may ask for, drawn before it asks. */
export async function drawAllVariants(idMedia: string): Promise<void> {
  const found = await findMedia(db, idMedia);
  if (found === null || !isPublicPicture(found)) return;
  for (const width of variantWidths(found.width)) {
    for (const format of MEDIA_FORMATS) await variantOf(idMedia, width, format);
  }
  await setMediaState(db, idMedia, 'ready');
}

async function draw(
  idMedia: string,
  width: MediaWidth,
  format: MediaFormat,
): Promise<Variant | null> {
  const found = await findMedia(db, idMedia);
  if (found === null || !isPublicPicture(found)) return null;
  const covering = variantWidths(found.width).at(-1);
  if (covering !== undefined && covering < width) return variantOf(idMedia, covering, format);
  const files = await storage();
  const bytes = await files.get(found.originalKey);
  if (bytes === null) return null;
  const { isArtwork } = found;
  const drawn = await pictureWork(() =>
    renderVariant({ bytes, width: found.width, isArtwork }, width, format),
  );
  const contentType = CONTENT_TYPE[format];
  // It can be drawn again, so it need not wait for the disk.
  await files.put(variantKey(idMedia, width, format), drawn, { contentType, durable: false });
  return { bytes: drawn, contentType };
}

/** A job seeker's photo belongs to that person: it is served to nobody by its address alone. */
function isPublicPicture(found: StoredMedia): boolean {
  return found.idJsk === null && found.mimeType.startsWith('image/');
}
