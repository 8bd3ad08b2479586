import type { MediaWidth } from '#shared/core/picture.ts';

interface PicturePlacementOptions {
  /** How wide it is drawn, for the browser's choice; without it one width serves every screen. */
  readonly sizes?: string;
  /** What a screen with two dots to a pixel can use there. */
  readonly widths: readonly MediaWidth[];
  /** The first thing a visitor waits for: asked for before anything else, as AVIF where that is read. */
  readonly isFirst?: boolean;
  /** On a plate, cut to a square: of a wide picture more is needed than these widths. */
  readonly isLogo?: boolean;
}

/** Where pictures stand on pages. */
export const PICTURE_PLACEMENTS = {
  cover: { sizes: '(min-width:79em) 75em,100vw', widths: [960, 1280, 1920], isFirst: true },
  /** A cover of which a phone shows a strip. */
  strip: {
    sizes: '(min-width:79em) 75em,(min-width:48em) 100vw,50vw',
    widths: [640, 960, 1280, 1920],
    isFirst: true,
  },
  large: { sizes: '(min-width:62em) 700px,100vw', widths: [960, 1280] },
  /**
   * A phone is told a little less than it draws of these: 640 is enough at 1.75 dots to a pixel, and half of 960.
   */
  half: { sizes: '(min-width:62em) 520px,88vw', widths: [640, 960, 1280] },
  /** The cover of a company page drawn small. */
  miniature: { sizes: '(min-width:62em) 520px,88vw', widths: [640, 960, 1280], isFirst: true },
  column: { sizes: '(min-width:48em) 380px,88vw', widths: [640, 960] },
  tile: { widths: [640] },
  small: { sizes: '(min-width:48em) 240px,40vw', widths: [320, 640] },
  /** A logo at the head of a page, and one in a row. */
  mark: { sizes: '(min-width:48em) 112px,80px', widths: [160, 320], isLogo: true },
  badge: { sizes: '48px', widths: [96, 160], isLogo: true },
  portrait: { widths: [320] },
} as const satisfies Record<string, PicturePlacementOptions>;

export type PicturePlacement = keyof typeof PICTURE_PLACEMENTS;
