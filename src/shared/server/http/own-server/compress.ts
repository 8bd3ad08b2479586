import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);
const unzstdAsync = promisify(zstdDecompress);

/** Below this the frame of the format and the work outweigh what is saved. */
export const SMALLEST_WORTH_COMPRESSING = 600;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json|opensearchdescription\+xml)|image\/svg\+xml)/;

export function isCompressible(contentType: string | null | undefined): boolean {
  return typeof contentType === 'string' && COMPRESSIBLE.test(contentType);
}

// The fourth packs a page a tenth larger; the ninth takes four times as long for a hundredth.
const QUICK = 6;

function brotliOptions(size: number | undefined, quality = QUICK): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Wide enough for a page; the default window costs memory for nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
    },
  };
}

const GZIP: ZlibOptions = { level: 6 };

/** Bytes that come at once, as many as pages have packed and plain: each piece takes the main thread a turn. */
const PIECE = 64 * 1024;
const PLAIN_PIECE = 192 * 1024;

/** Off the main thread; the fast setting, for answers made while somebody waits. */
export async function compressBuffer(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const packing =
    encoding === 'br'
      ? brotliAsync(body, { ...brotliOptions(body.length), chunkSize: PIECE })
      : gzipAsync(body, { ...GZIP, chunkSize: PIECE });
  return ownBytes(await packing);
}

/** A company's page a twelfth smaller, for thirty times the work: when nobody waits. */
export async function compressTightly(body: Buffer): Promise<Buffer> {
  return ownBytes(
    await brotliAsync(body, brotliOptions(body.length, constants.BROTLI_MAX_QUALITY)),
  );
}

/** A page told by what differs from an example: a fifth of what brotli makes of it, in a quarter of the time. */
export async function packLike(body: Buffer, example: Buffer): Promise<Buffer> {
  return ownBytes(await zstdAsync(body, { dictionary: example }));
}

export async function unpackLike(packed: Buffer, example: Buffer): Promise<Buffer> {
  return ownBytes(await unzstdAsync(packed, { dictionary: example, chunkSize: PLAIN_PIECE }));
}

export function compressStream(encoding: Exclude<Encoding, 'identity'>): Transform {
  return encoding === 'br' ? createBrotliCompress(brotliOptions(undefined)) : createGzip(GZIP);
}

/** The compressor gives a view into a larger buffer, which would be kept with it. */
function ownBytes(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}
