// A separate process: writes the metadata of the video at the path in its first argument as JSON;
// with a second argument the file is only a beginning and is not hashed.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import mediaInfoFactory from 'mediainfo.js';
import { readVideo } from '../../core/read-video.ts';
import type { ProbedVideo } from '../../core/video-rules.ts';

const [, , path = '', isBeginning] = process.argv;

async function probe(): Promise<ProbedVideo> {
  const wasm = fileURLToPath(import.meta.resolve('mediainfo.js/MediaInfoModule.wasm'));
  const mediaInfo = await mediaInfoFactory({ format: 'object', locateFile: () => wasm });
  const file = await open(path);
  const { size } = await file.stat();
  const probed = await readVideo(mediaInfo, size, async (length, offset) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  });
  await file.close();
  return probed;
}

async function sha256(): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

process.stdout.write(
  JSON.stringify({ ...(await probe()), sha256: isBeginning ? '' : await sha256() }),
);
