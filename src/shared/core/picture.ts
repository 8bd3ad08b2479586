import type { Locale } from './locale.ts';

/** A picture with its size, so that the layout does not shift while it loads. */
export interface Picture {
  readonly idMedia: string;
  readonly width: number;
  readonly height: number;
  /** File of the video whose poster this picture is; null for a picture. */
  readonly video?: VideoFile | null;
  readonly seconds?: number | null;
  readonly bytes?: number | null;
  readonly captions?: readonly Captions[] | null;
  /** Image description; '' marks a decoration, null or absent a missing description. */
  readonly alt?: string | null;
}

/** Captions in one language; edited captions get a new id. */
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
