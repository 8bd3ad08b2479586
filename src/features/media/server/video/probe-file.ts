// A process of its own: looks into the video named by its argument and writes what it found as JSON. With a
// second one it is the beginning of a file, of which a hash says nothing.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mediaInfoFactory from 'mediainfo.js';
import type { ProbedVideo } from '../../core/video-rules.ts';

/** Headers and an index are far smaller; a file that is all headers is made to fill the memory. */
const MOST_READ = 256 * 1024 * 1024;

const [, , path = '', isBeginning] = process.argv;

async function probe(): Promise<ProbedVideo> {
  const wasm = fileURLToPath(import.meta.resolve('mediainfo.js/MediaInfoModule.wasm'));
  const mediaInfo = await mediaInfoFactory({ format: 'object', locateFile: () => wasm });
  const file = await open(path);
  const { size } = await file.stat();
  let read = 0;
  const { media } = await mediaInfo.analyzeData(size, async (length, offset) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
    read += bytesRead;
    if (read > MOST_READ) throw new Error('too much to read');
    return buffer.subarray(0, bytesRead);
  });
  await file.close();
  const general = media?.track.find((track) => track['@type'] === 'General');
  const video = media?.track.find((track) => track['@type'] === 'Video');
  const sound = media?.track.find((track) => track['@type'] === 'Audio');
  const width = Math.round((video?.Width ?? 0) * (video?.PixelAspectRatio ?? 1));
  const height = video?.Height ?? 0;
  const isUpright = Math.round(Number(video?.Rotation ?? 0) / 90) % 2 !== 0;
  return {
    ...(isUpright ? { width: height, height: width } : { width, height }),
    codec: video?.Format ?? '',
    bitDepth: video?.BitDepth ?? 0,
    chroma: video?.ChromaSubsampling ?? '',
    sound: sound?.Format ?? '',
    isWhole: general?.extra?.['IsTruncated'] !== 'Yes',
  };
}

async function sha256(): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

process.stdout.write(
  JSON.stringify({ ...(await probe()), sha256: isBeginning ? '' : await sha256() }),
);
