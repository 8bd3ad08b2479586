import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { mediaFolder } from '../../core/media-keys.ts';
import { PictureWorkBusy, pictureWork } from '../drawing/picture-work.ts';
import { renderVariant } from '../drawing/render-variant.ts';
import { findPhotoMedia } from './photo-queries.ts';

const PHOTO_WIDTH_PX = 320;

/** Loads the job seeker's own photo as a data URI, since a URL would work for anyone. */
export async function loadOwnPhoto(idJsk: number): Promise<string | null> {
  const found = await findPhotoMedia(db, idJsk);
  if (!found) return null;
  const { idMedia, originalKey, width, placeholder } = found;
  const files = await storage();
  const key = `${mediaFolder(idMedia)}/photo.webp`;
  const stored = await files.get(key);
  if (stored) return dataUri(stored);
  const bytes = await files.get(originalKey);
  if (!bytes) return null;
  try {
    const original = { bytes, width, isArtwork: false };
    const drawn = await pictureWork(() => renderVariant(original, PHOTO_WIDTH_PX, 'webp', 'quick'));
    // The photo can be drawn again, so an fsync is unnecessary.
    await files.put(key, drawn, { contentType: 'image/webp', durable: false });
    return dataUri(drawn);
  } catch (error) {
    if (error instanceof PictureWorkBusy) return placeholder;
    throw error;
  }
}

function dataUri(bytes: Uint8Array): string {
  return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}
