import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  type ZlibOptions,
  type ZstdOptions,
  zstdCompress,
  zstdDecompressSync,
} from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

type Packed = Exclude<Encoding, 'identity'>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const zstdAsync = promisify(zstdCompress);

/** Below this the frame of the format and the work outweigh what is saved. */
export const MIN_COMPRESSED_BYTES = 600;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json|opensearchdescription\+xml)|image\/svg\+xml)/;

export function isCompressible(contentType: string | null | undefined): boolean {
  return typeof contentType === 'string' && COMPRESSIBLE.test(contentType);
}

// The fourth packs a page a tenth larger; the ninth takes four times as long for a hundredth.
const FAST_BROTLI_QUALITY = 6;

function brotliOptions(size: number | undefined, quality = FAST_BROTLI_QUALITY): BrotliOptions {
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
const ZSTD: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 6 } };

/** Bytes that come at once, as many as pages have packed: each piece takes the main thread a turn. */
const CHUNK_BYTES = 64 * 1024;
const SPARE_BYTES = 64;

/** A page told by what differs from an example. */
export interface DictionaryPacked {
  readonly packed: Buffer;
  readonly example: Buffer;
  /** Bytes of the page. */
  readonly unpackedBytes: number;
}

/** Off the main thread; the fast setting, for answers made while somebody waits. */
export async function compressBuffer(body: Buffer, encoding: Packed): Promise<Buffer> {
  return copyBytes(await packing[encoding](body));
}

const packing: Record<Packed, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotliAsync(body, { ...brotliOptions(body.length), chunkSize: CHUNK_BYTES }),
  zstd: (body) => zstdAsync(body, { ...ZSTD, chunkSize: CHUNK_BYTES }),
  gzip: (body) => gzipAsync(body, { ...GZIP, chunkSize: CHUNK_BYTES }),
};

/** A company's page a twelfth smaller, for thirty times the work: when nobody waits. */
export async function compressTightly(body: Buffer): Promise<Buffer> {
  return copyBytes(
    await brotliAsync(body, brotliOptions(body.length, constants.BROTLI_MAX_QUALITY)),
  );
}

/** A fifth of what brotli makes of a page, in a quarter of the time. */
export async function packWithDictionary(body: Buffer, example: Buffer): Promise<DictionaryPacked> {
  const packed = copyBytes(await zstdAsync(body, { dictionary: example }));
  return { packed, example, unpackedBytes: body.length };
}

/** Takes as long as copying a page twice; on another thread, in pieces, it takes four times that. */
export function unpackWithDictionary({
  packed,
  example,
  unpackedBytes: length,
}: DictionaryPacked): Buffer {
  // A piece that is full asks for a second.
  return zstdDecompressSync(packed, { dictionary: example, chunkSize: length + SPARE_BYTES });
}

export function compressStream(encoding: Packed): Transform {
  if (encoding === 'gzip') return createGzip(GZIP);
  return encoding === 'zstd'
    ? createZstdCompress(ZSTD)
    : createBrotliCompress(brotliOptions(undefined));
}

/** The compressor gives a view into a larger buffer, which would be kept with it. */
function copyBytes(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}
