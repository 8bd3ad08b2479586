// Worker that reads video metadata as the server does; only it may use WebAssembly.
import mediaInfoFactory from 'mediainfo.js';
import wasm from 'mediainfo.js/MediaInfoModule.wasm?url';
import { readVideo } from '../../core/read-video.ts';
import type { ProbedVideo } from '../../core/video-rules.ts';

async function read(file: File): Promise<ProbedVideo> {
  const mediaInfo = await mediaInfoFactory({ format: 'object', locateFile: () => wasm });
  return readVideo(mediaInfo, file.size, async (length, offset) => {
    const part = await file.slice(offset, offset + length).arrayBuffer();
    return new Uint8Array(part);
  });
}

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await read(data).catch(() => null));
});
