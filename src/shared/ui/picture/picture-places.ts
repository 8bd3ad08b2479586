import type { MediaWidth } from '#shared/core/picture.ts';

interface PicturePlacementOptions {
  /** Rendered width for the browser's choice; absent when one width serves every screen. */
  readonly sizes?: string;
  /** Widths useful on a screen with two device pixels per CSS pixel. */
  readonly widths: readonly MediaWidth[];
  /** The largest content of the page: loaded with high priority, as AVIF where supported. */
  readonly isFirst?: boolean;
  /** True if shown uncropped in a square, for which a wide picture needs 320 px of width. */
  readonly isLogo?: boolean;
}

export const PICTURE_PLACEMENTS = {
  cover: { sizes: '(min-width:79em) 75em,100vw', widths: [960, 1280, 1920], isFirst: true },
  /** A cover that a phone shows as a strip. */
  strip: {
    sizes: '(min-width:79em) 75em,(min-width:48em) 100vw,50vw',
    widths: [640, 960, 1280, 1920],
    isFirst: true,
  },
  large: { sizes: '(min-width:62em) 700px,100vw', widths: [960, 1280] },
  /** 88vw, less than the real width, so that phones with 1.75 pixels per px load 640, not 960. */
  half: { sizes: '(min-width:62em) 520px,88vw', widths: [640, 960, 1280] },
  miniature: { sizes: '(min-width:62em) 520px,88vw', widths: [640, 960, 1280], isFirst: true },
  column: { sizes: '(min-width:48em) 380px,88vw', widths: [640, 960] },
  tile: { widths: [640] },
  small: { sizes: '(min-width:48em) 240px,40vw', widths: [320, 640] },
  /** A logo in the head of a page; `badge` is one in a row. */
  mark: { sizes: '(min-width:48em) 112px,80px', widths: [160, 320], isLogo: true },
  badge: { sizes: '48px', widths: [96, 160], isLogo: true },
  portrait: { widths: [320] },
} as const satisfies Record<string, PicturePlacementOptions>;

export type PicturePlacement = keyof typeof PICTURE_PLACEMENTS;
