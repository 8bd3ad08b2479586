import type { Locale } from './locale.ts';

/** A stored picture as pages need it: its size is known, so nothing shifts while it loads. */
export interface Picture {
  readonly idMedia: string;
  readonly width: number;
  readonly height: number;
  /** The files a video is played from; its pictures are those of its poster. */
  readonly video?: VideoFile | null;
  /** How long a video plays, where that is known, and what it weighs. */
  readonly seconds?: number | null;
  readonly bytes?: number | null;
  /** The captions of a video: what is said in it, to be read. */
  readonly captions?: readonly Captions[] | null;
  /** What it shows, said in its place or in the library: empty for decoration, null where nothing is said. */
  readonly alt?: string | null;
}

/** In one language; other words are other captions, with another id. */
export interface Captions {
  readonly lang: Locale;
  readonly idCaptions: string;
}

export const VIDEO_FILES = ['video.mp4', 'video.webm'] as const;
export type VideoFile = (typeof VIDEO_FILES)[number];

export const MEDIA_WIDTHS = [96, 160, 320, 640, 960, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export type MediaFormat = 'avif' | 'webp';

export function media(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${idMedia}/${width}.${format}`;
}

export function mediaVideo(idMedia: string, file: VideoFile): string {
  return `/media/${idMedia}/${file}`;
}

export function mediaCaptions(idCaptions: string): string {
  return `/media/${idCaptions}/captions.vtt`;
}
