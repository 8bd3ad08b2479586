/** Writes .br and .gz beside built text files, but not pages, which the server fills in. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkFile } from './link-file.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = new Set([
  '.css',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
const MIN_BYTES = 600;

interface Packed {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses files, or links them from `cacheDir`, which has those of earlier builds by hash.
 * Files are read synchronously, because reads wait for the disk and need no thread.
 */
export async function precompress(paths: readonly string[], cacheDir: string) {
  mkdirSync(cacheDir, { recursive: true });
  const before = new Set(readdirSync(cacheDir));
  const unused = new Set(before);
  let files = 0;
  let bytes = 0;
  let brotliBytes = 0;
  const queue = paths.filter((path) => TEXT.has(extname(path))).values();
  async function work(): Promise<void> {
    for (const path of queue) {
      const source = readFileSync(path);
      if (source.length < MIN_BYTES) continue;
      const name = createHash('sha256').update(source).digest('hex');
      const isCached = before.has(`${name}.br`) && before.has(`${name}.gz`);
      unused.delete(`${name}.br`);
      unused.delete(`${name}.gz`);
      const packed = join(cacheDir, name);
      if (!isCached) await writePacked(packed, await pack(source));
      const small = linkIfSmaller(`${packed}.br`, `${path}.br`, source.length);
      linkIfSmaller(`${packed}.gz`, `${path}.gz`, source.length);
      files += 1;
      bytes += source.length;
      brotliBytes += small;
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of unused) rmSync(join(cacheDir, name));
  return { files, bytes, brotliBytes };
}

async function pack(source: Buffer): Promise<Packed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const [small, zipped] = await Promise.all([
    brotli(source, { params }),
    deflate(source, { level: 9 }),
  ]);
  return { brotli: small, gzip: zipped };
}

/** Writes compressed files atomically, because later builds reuse them. */
async function writePacked(path: string, packed: Packed): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, packed.brotli);
  await rename(part, `${path}.br`);
  await writeFile(part, packed.gzip);
  await rename(part, `${path}.gz`);
}

/** Links the compressed file where it is smaller, and returns its size. */
function linkIfSmaller(packed: string, path: string, original: number): number {
  const { size } = statSync(packed);
  if (size < original) linkFile(packed, path);
  return size;
}
