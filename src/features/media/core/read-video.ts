import type { ProbedVideo } from './video-rules.ts';

interface Track {
  readonly '@type': string;
  readonly Format?: string;
  readonly Duration?: number;
  readonly Width?: number;
  readonly Height?: number;
  readonly PixelAspectRatio?: number;
  readonly Rotation?: string;
  readonly BitDepth?: number;
  readonly ChromaSubsampling?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

type ReadPart = (length: number, offset: number) => Promise<Uint8Array>;

interface MediaInfo {
  analyzeData(
    size: number,
    read: ReadPart,
  ): Promise<{ readonly media?: { readonly track: readonly Track[] } }>;
}

/** Reading stops here: real headers are far smaller, and a hostile file could be all headers. */
const MAX_READ_BYTES = 256 * 1024 * 1024;

export async function readVideo(
  mediaInfo: MediaInfo,
  sizeBytes: number,
  readPart: ReadPart,
): Promise<ProbedVideo> {
  let readBytes = 0;
  const { media } = await mediaInfo.analyzeData(sizeBytes, async (length, offset) => {
    const part = await readPart(length, offset);
    readBytes += part.byteLength;
    if (readBytes > MAX_READ_BYTES) throw new Error('too much to read');
    return part;
  });
  const trackOf = (type: string) => media?.track.find((track) => track['@type'] === type);
  const [general, video, audio] = [trackOf('General'), trackOf('Video'), trackOf('Audio')];
  const width = Math.round((video?.Width ?? 0) * (video?.PixelAspectRatio ?? 1));
  const height = video?.Height ?? 0;
  const isUpright = Math.round(Number(video?.Rotation ?? 0) / 90) % 2 !== 0;
  return {
    ...(isUpright ? { width: height, height: width } : { width, height }),
    container: general?.Format ?? '',
    seconds: Math.round(general?.Duration ?? 0),
    codec: video?.Format ?? '',
    bitDepth: video?.BitDepth ?? 0,
    chroma: video?.ChromaSubsampling ?? '',
    sound: audio?.Format ?? '',
    isComplete: general?.extra?.['IsTruncated'] !== 'Yes',
  };
}
