import type { JpegOptions, OutputInfo } from 'sharp';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { MAX_IMAGE_PIXELS } from '../../core/image-rules.ts';
import {
  MAX_SHARE_BYTES,
  SHARE_HEIGHT,
  SHARE_WIDTH,
  type ShareCard,
} from '../../core/share-card.ts';
import { isPublicPicture } from '../drawing/draw-variants.ts';
import { sharp } from '../drawing/sharp.ts';
import { findMedia } from '../media-queries.ts';
import { LINE_HEIGHT, setText } from './set-text.ts';

const MARGIN = 72;
const PICTURE_WIDTH = 440;
const TITLE_TOP = 148;
const FACTS_TOP = 532;
const TEXT_SIZE = 30;
const TEXT_LEADING = TEXT_SIZE * LINE_HEIGHT;
const STRONGEST_COMPRESSION = { quality: 30, chromaSubsampling: '4:2:0' };
/** Tried in order until the file is small enough; chroma subsampling blurs text, so it is last. */
const COMPRESSION_STEPS = [
  { quality: 84, chromaSubsampling: '4:4:4' },
  { quality: 70, chromaSubsampling: '4:4:4' },
  { quality: 55, chromaSubsampling: '4:4:4' },
  { quality: 40, chromaSubsampling: '4:4:4' },
  { quality: 40, chromaSubsampling: '4:2:0' },
  STRONGEST_COMPRESSION,
];
const BLUR_SIGMA = 4;
const RENDER_TIMEOUT_SECONDS = 10;
const MARK = [
  '<path fill="#09b9e4" d="M13 3h11a6 6 0 0 1 6 6v15l-5.5-3H13a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6Z"/>',
  '<path fill="#006fac" stroke="#fff" stroke-width="1.5" d="M8 8.5h10a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-5l-6.2 4.8v-4.9A6 6 0 0 1 2 19.5v-5a6 6 0 0 1 6-6Z"/>',
  '<path fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" d="M8.5 17.5a4.7 4.7 0 0 0 9 0"/>',
].join('');
const STAR =
  '<path fill="#d27700" d="M12 1.8l3.1 6.4 7 1-5.100 4.900 1.200 7L12 17.800 5.800 21.100l1.200-7L1.900 9.200l7-1Z"/>';

/** A JPEG of 1200 × 630, small enough for link previews. */
export async function drawShareCard(card: ShareCard, siteName: string): Promise<Buffer> {
  const picture = card.idMedia === null ? null : await cropped(card.idMedia);
  const svg = Buffer.from(await cardSvg(card, siteName, picture !== null));
  const pixels = await pixelsOf(svg, picture);
  for (const step of COMPRESSION_STEPS) {
    const jpeg = await encoded(pixels, step);
    if (jpeg.byteLength <= MAX_SHARE_BYTES) return jpeg;
  }
  // A last resort: the photo is blurred, since the text itself always fits.
  const blurred =
    picture && (await sharp(picture).blur(BLUR_SIGMA).png({ compressionLevel: 1 }).toBuffer());
  return encoded(await pixelsOf(svg, blurred), STRONGEST_COMPRESSION);
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

function pixelsOf(svg: Buffer, picture: Buffer | null): Promise<Pixels> {
  const textLayer = sharp(svg, { limitInputPixels: MAX_IMAGE_PIXELS });
  const composed = picture
    ? textLayer.composite([{ input: picture, left: SHARE_WIDTH - PICTURE_WIDTH, top: 0 }])
    : textLayer;
  return composed
    .flatten({ background: '#fff' })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function encoded({ data, info }: Pixels, step: JpegOptions): Promise<Buffer> {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .jpeg({ ...step, mozjpeg: true })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .toBuffer();
}

async function cropped(idMedia: string): Promise<Buffer | null> {
  const found = await findMedia(db, idMedia);
  if (found === null || !isPublicPicture(found)) return null;
  const original = await (await storage()).get(found.originalKey);
  if (original === null) return null;
  return sharp(original, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: RENDER_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: PICTURE_WIDTH, height: SHARE_HEIGHT, fit: 'cover' })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function cardSvg(card: ShareCard, siteName: string, hasPicture: boolean): Promise<string> {
  const width = SHARE_WIDTH - 2 * MARGIN - (hasPicture ? PICTURE_WIDTH : 0);
  const strong = { weight: 700, colour: '#004469' } as const;
  const muted = { weight: 400, colour: '#52636f' } as const;
  const boxOfLines = (maxLines: number) => ({ width, maxLines });
  const name = await setText(siteName, { ...strong, size: 40, colour: '#006fac' }, boxOfLines(1));
  const title = await setText(card.title, { ...strong, size: hasPicture ? 46 : 58 }, boxOfLines(3));
  const textTop = TITLE_TOP + title.height + 12;
  const fitting = Math.floor((FACTS_TOP - 12 - textTop) / TEXT_LEADING);
  const text = await setText(card.text, { ...muted, size: TEXT_SIZE }, boxOfLines(fitting));
  const score = await setText(card.score ?? '', { ...strong, size: 38 }, boxOfLines(1));
  const facts = await setText(card.facts, { ...muted, size: 28 }, boxOfLines(1));
  const placeAt = (x: number, y: number, inner: string, scale = 1) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
  const stars =
    placeAt(MARGIN, FACTS_TOP + 4, STAR, 1.9) + placeAt(MARGIN + 58, FACTS_TOP, score.svg);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<rect y="${SHARE_HEIGHT - 14}" width="100%" height="14" fill="#09b9e4"/>`,
    placeAt(MARGIN, 52, MARK, 1.9),
    placeAt(MARGIN + 76, 54, name.svg),
    placeAt(MARGIN, TITLE_TOP, title.svg),
    placeAt(MARGIN, textTop, text.svg),
    card.score === null ? '' : stars,
    placeAt(MARGIN + (card.score === null ? 0 : 148), FACTS_TOP + 6, facts.svg),
    '</svg>',
  ].join('');
}
