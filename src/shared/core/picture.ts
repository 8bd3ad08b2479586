/** A stored picture as pages need it: its size is known, so nothing shifts while it loads. */
export interface Picture {
  readonly idMedia: string;
  readonly width: number;
  readonly height: number;
}

/** Empty text marks a picture as decoration. */
export interface DescribedPicture extends Picture {
  readonly altText: string;
}

export const MEDIA_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

export type MediaFormat = 'avif' | 'webp';

export function media(idMedia: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${idMedia}/${width}.${format}`;
}
