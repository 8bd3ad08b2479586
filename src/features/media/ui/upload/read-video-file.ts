import type { ProbedVideo } from '../../core/video-rules.ts';

const READ_TIMEOUT_MS = 20_000;

/** Metadata of a video; null when this browser cannot read it, which the server does anyway. */
export function readVideoFile(file: File): Promise<ProbedVideo | null> {
  const worker = new Worker(new URL('./video-reader.ts', import.meta.url), { type: 'module' });
  return new Promise<ProbedVideo | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ProbedVideo | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    setTimeout(resolve, READ_TIMEOUT_MS, null);
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
