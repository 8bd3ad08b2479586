import { Hono } from 'hono';
import { MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '#shared/core/picture.ts';
import { db } from '#shared/server/db/pool.ts';
import {
  type ApiContext,
  type ApiVariables,
  clientAddress,
} from '#shared/server/http/endpoint/api-context.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import { isMediaId } from '../core/media-keys.ts';
import { findCaptions } from './captions/captions-queries.ts';
import { variantOf } from './drawing/draw-variants.ts';
import { PictureWorkBusy } from './drawing/picture-work.ts';
import type { Variant } from './find-variant.ts';
import { absent, NO_SCRIPT_HEADERS } from './no-script-headers.ts';
import { serveVideo } from './video/answer-video.ts';

/** Sent to link previews and the like instead of a placeholder, which they would store. */
const PLACEHOLDER_RETRY_SECONDS = 2;
const FILE_NAME = /^(\d{2,4})\.(avif|webp)$/;

const CACHE_CONTROL: Readonly<Record<Variant['cacheLifetime'], string>> = {
  always: 'public, max-age=31536000, immutable',
  anHour: 'public, max-age=3600',
  never: 'no-store',
};

/**
 * Serves the pictures of pages. The id holds 122 random bits and appears only in pages that show
 * the picture, so knowing the URL grants access: to the company and the team for drafts, to all
 * once published.
 */
export const mediaFiles = new Hono<{ Variables: ApiVariables }>();

mediaFiles.get('/:idMedia/:file{video\\.(?:mp4|webm)}', (c) =>
  serveVideo(c, c.req.param('idMedia'), c.req.param('file')),
);

mediaFiles.get('/:idCaptions/captions.vtt', async (c) => {
  const { idCaptions } = c.req.param();
  const vtt = isMediaId(idCaptions) ? await findCaptions(db, idCaptions) : null;
  if (vtt === null) return absent(c);
  return c.body(vtt, 200, {
    ...NO_SCRIPT_HEADERS,
    'Cache-Control': CACHE_CONTROL.always,
    'Content-Type': 'text/vtt; charset=utf-8',
  });
});

mediaFiles.get('/:idMedia/:file', async (c) => {
  const variantParams = parse(c.req.param('idMedia'), c.req.param('file'));
  if (variantParams === null) return absent(c);
  const { idMedia, width, format } = variantParams;
  const clientKey = addressKey(clientAddress(c.req.raw.headers));
  try {
    const variant = await variantOf(idMedia, width, format, clientKey);
    if (variant === null) return absent(c);
    // A client that stores the picture, such as a link preview, is asked to retry for the real one.
    if (variant.isPlaceholder && c.req.header('sec-fetch-dest') !== 'image')
      return busy(c, PLACEHOLDER_RETRY_SECONDS);
    const headers = {
      ...NO_SCRIPT_HEADERS,
      'Cache-Control': CACHE_CONTROL[variant.cacheLifetime],
      ...(variant.cacheLifetime === 'always' && { ETag: `"${idMedia}-${width}-${format}"` }),
    };
    if (headers.ETag !== undefined && c.req.header('if-none-match') === headers.ETag) {
      return c.body(null, 304, headers);
    }
    return c.body(new Uint8Array(variant.bytes), 200, {
      ...headers,
      'Content-Type': variant.contentType,
      'Content-Length': String(variant.bytes.byteLength),
    });
  } catch (error) {
    if (error instanceof PictureWorkBusy) return busy(c, error.retryAfterSeconds);
    throw error;
  }
});

function busy(c: ApiContext, seconds: number): Response {
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
  return c.body(null, 503, { ...NO_SCRIPT_HEADERS, ...headers });
}

function parse(
  idMedia: string,
  file: string,
): { idMedia: string; width: MediaWidth; format: MediaFormat } | null {
  const match = FILE_NAME.exec(file);
  const width = MEDIA_WIDTHS.find((allowed) => String(allowed) === match?.[1]);
  const format = match?.[2];
  if (!isMediaId(idMedia) || width === undefined) return null;
  return format === 'avif' || format === 'webp' ? { idMedia, width, format } : null;
}
