import { Hono } from 'hono';
import type { MediaFormat, MediaWidth } from '#shared/core/paths.ts';
import { MEDIA_WIDTHS } from '#shared/core/paths.ts';
import type { ApiVariables } from '#shared/server/http/api-context.ts';
import { variantOf } from './draw-variants.ts';
import { PictureWorkBusy } from './picture-work.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const FILE = /^(\d{3,4})\.(avif|webp)$/;

/** For whatever a browser makes of the bytes: they are a picture, of this type, and run nothing. */
const INERT = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The pictures of pages. The id is 122 random bits and stands only in pages that show the picture, so
 * whoever knows the address may see it: the draft's company, the team, and everybody once published.
 */
export const mediaFiles = new Hono<{ Variables: ApiVariables }>();

mediaFiles.get('/:idMedia/:file', async (c) => {
  const asked = parse(c.req.param('idMedia'), c.req.param('file'));
  if (asked === null) return c.body(null, 404, { ...INERT, 'Cache-Control': 'no-store' });
  const { idMedia, width, format } = asked;
  const tag = `"${idMedia}-${width}-${format}"`;
  const lasting = { ...INERT, 'Cache-Control': 'public, max-age=31536000, immutable', ETag: tag };
  try {
    const variant = await variantOf(idMedia, width, format);
    if (variant === null) return c.body(null, 404, { ...INERT, 'Cache-Control': 'no-store' });
    if (c.req.header('if-none-match') === tag) return c.body(null, 304, lasting);
    return c.body(new Uint8Array(variant.bytes), 200, {
      ...lasting,
      'Content-Type': variant.contentType,
      'Content-Length': String(variant.bytes.byteLength),
    });
  } catch (error) {
    if (!(error instanceof PictureWorkBusy)) throw error;
    return c.body(null, 503, { ...INERT, 'Retry-After': '2', 'Cache-Control': 'no-store' });
  }
});

function parse(
  idMedia: string,
  file: string,
): { idMedia: string; width: MediaWidth; format: MediaFormat } | null {
  const match = FILE.exec(file);
  const width = MEDIA_WIDTHS.find((known) => String(known) === match?.[1]);
  const format = match?.[2];
  if (!ID.test(idMedia) || width === undefined) return null;
  return format === 'avif' || format === 'webp' ? { idMedia, width, format } : null;
}
