import type { ImageSize } from '../../core/image-rules.ts';

export interface VideoPreview extends ImageSize {
  /** A frame of the video; null if the browser cannot play it. */
  readonly poster: File | null;
}

const MAX_WIDTH_PX = 1920;
const EVENT_TIMEOUT_MS = 10_000;

/** Size and a frame of a video, as far as this browser can play it; nothing is sent. */
export async function previewVideo(file: File): Promise<VideoPreview> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitForEvent(video, 'loadeddata');
    // A frame after the beginning, because most videos start with black frames.
    video.currentTime = Math.min(1, (video.duration || 0) / 3);
    await waitForEvent(video, 'seeked');
    const { videoWidth: width, videoHeight: height } = video;
    return { width, height, poster: await frameOf(video, file.name) };
  } catch {
    return { width: video.videoWidth, height: video.videoHeight, poster: null };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function waitForEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true });
    video.addEventListener('error', reject, { once: true });
    setTimeout(reject, EVENT_TIMEOUT_MS);
  });
}

async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(MAX_WIDTH_PX, video.videoWidth);
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  return blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}
