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

/** Shorter bodies are sent as they are: the overhead outweighs the savings. */
export const MIN_COMPRESSED_BYTES = 600;

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json|opensearchdescription\+xml)|image\/svg\+xml)/;

export function isCompressible(contentType: string | null | undefined): boolean {
  return typeof contentType === 'string' && COMPRESSIBLE.test(contentType);
}

// Level 4 makes pages a tenth larger; level 9 takes four times as long to save a hundredth.
const FAST_BROTLI_QUALITY = 6;

function brotliOptions(size: number | undefined, quality = FAST_BROTLI_QUALITY): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Large enough for a page; the default window only costs memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }),
    },
  };
}

const GZIP: ZlibOptions = { level: 6 };
const ZSTD: ZstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 6 } };

/** Large enough for a compressed page, since each further chunk costs an event loop turn. */
const CHUNK_BYTES = 64 * 1024;
const SPARE_BYTES = 64;

export interface DictionaryPacked {
  readonly packed: Buffer;
  readonly example: Buffer;
  readonly unpackedBytes: number;
}

export async function compressBuffer(body: Buffer, encoding: Packed): Promise<Buffer> {
  return copyBytes(await packing[encoding](body));
}

const packing: Record<Packed, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotliAsync(body, { ...brotliOptions(body.length), chunkSize: CHUNK_BYTES }),
  zstd: (body) => zstdAsync(body, { ...ZSTD, chunkSize: CHUNK_BYTES }),
  gzip: (body) => gzipAsync(body, { ...GZIP, chunkSize: CHUNK_BYTES }),
};

/** Compresses in the background: a twelfth smaller than `compressBuffer` at 30 times the work. */
export async function compressTightly(body: Buffer): Promise<Buffer> {
  return copyBytes(
    await brotliAsync(body, brotliOptions(body.length, constants.BROTLI_MAX_QUALITY)),
  );
}

/** Compresses with a similar page as dictionary: a fifth of brotli's size, a quarter of its time. */
export async function packWithDictionary(body: Buffer, example: Buffer): Promise<DictionaryPacked> {
  const packed = copyBytes(await zstdAsync(body, { dictionary: example }));
  return { packed, example, unpackedBytes: body.length };
}

/** Unpacks on this thread, which takes a quarter of the time of another thread's stream. */
export function unpackWithDictionary({
  packed,
  example,
  unpackedBytes: length,
}: DictionaryPacked): Buffer {
  // Spare bytes, because zlib allocates a second chunk when the first one is full.
  return zstdDecompressSync(packed, { dictionary: example, chunkSize: length + SPARE_BYTES });
}

export function compressStream(encoding: Packed): Transform {
  if (encoding === 'gzip') return createGzip(GZIP);
  return encoding === 'zstd'
    ? createZstdCompress(ZSTD)
    : createBrotliCompress(brotliOptions(undefined));
}

/** Copies a view of zlib's larger buffer, which would otherwise stay in memory with it. */
function copyBytes(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}
