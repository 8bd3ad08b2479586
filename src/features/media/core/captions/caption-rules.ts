export const CAPTION_BYTES = 200 * 1024;

/** What the file dialog offers; what a file is, its content says. */
export const CAPTION_FILES = '.vtt,.srt';

export const CAPTION_ERRORS = [
  'captionsTooLarge',
  'captionsEncoding',
  'captionsType',
  'captionsLine',
  'captionsGap',
  'captionsOrder',
  'captionsEmpty',
] as const;
export type CaptionError = (typeof CAPTION_ERRORS)[number];
