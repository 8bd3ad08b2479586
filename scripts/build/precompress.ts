// Writes .br and .gz beside every text file of a client build, so that serving costs no CPU.
import { readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const TEXT = new Set([
  '.css',
  '.html',
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

export interface Precompressed {
  readonly files: number;
  readonly bytes: number;
  readonly brotliBytes: number;
}

export async function precompress(directory: string): Promise<Precompressed> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let files = 0;
  let bytes = 0;
  let brotliBytes = 0;
  const queue = paths.values();
  async function work(): Promise<void> {
    for (const path of queue) {
      const source = await readFile(path);
      if (source.length < MIN_BYTES) continue;
      // Pages are many and change with every build; what they link to is fetched far more often.
      const quality = path.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      };
      const [small, zipped] = await Promise.all([
        brotli(source, { params }),
        deflate(source, { level: 9 }),
      ]);
      await keepWhenSmaller(`${path}.br`, small, source.length);
      await keepWhenSmaller(`${path}.gz`, zipped, source.length);
      files += 1;
      bytes += source.length;
      brotliBytes += small.length;
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files, bytes, brotliBytes };
}

async function keepWhenSmaller(path: string, content: Buffer, original: number): Promise<void> {
  if (content.length < original) return writeFile(path, content);
  if (await stat(path).catch(() => null)) await unlink(path);
}
