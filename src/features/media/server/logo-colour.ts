import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { prominentColour } from '../core/colour/prominent-colour.ts';
import { MAX_IMAGE_PIXELS } from '../core/image-rules.ts';
import { pictureWork } from './drawing/picture-work.ts';
import { sharp } from './drawing/sharp.ts';
import { findMedia } from './media-queries.ts';

const SAMPLE_SIDE_PX = 64;
const DECODE_TIMEOUT_SECONDS = 5;
const MAX_WAIT_MS = 3_000;

/** The colour of a company's logo; null when it has none or it cannot be read now. */
export async function logoColour(idMedia: string): Promise<string | null> {
  try {
    return await pictureWork(() => colourOf(idMedia), { timeoutMs: MAX_WAIT_MS });
  } catch (error) {
    log.warn({ error, idMedia }, 'the colour of a logo could not be read');
    return null;
  }
}

async function colourOf(idMedia: string): Promise<string | null> {
  const found = await findMedia(db, idMedia);
  const original = found && (await (await storage()).get(found.originalKey));
  if (!original) return null;
  const pixels = await sharp(original, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return prominentColour(pixels);
}
