import type { Locale } from '#shared/core/locale.ts';
import type { MediaWords } from '../media-words.ts';

/** Where files are sent from: the company, the version of its page and what the reader is told. */
export interface UploadPlace {
  readonly idEmp: number;
  /** The version that is edited. */
  readonly lang: Locale;
  /** The language that is spoken here. */
  readonly locale: Locale;
  readonly words: MediaWords;
  /** The package shows videos. */
  readonly hasVideo: boolean;
}
