export const CAPTION_BYTES = 200 * 1024;

/** Types offered by the file dialog; the server judges a file by its content. */
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
