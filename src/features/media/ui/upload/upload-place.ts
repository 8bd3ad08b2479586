import type { Locale } from '#shared/core/locale.ts';
import type { MediaMessages } from '../media-words.ts';

/** Where files are sent from: the company, the version of its page and what the reader is told. */
export interface UploadContext {
  readonly idEmp: number;
  /** The version that is edited. */
  readonly lang: Locale;
  /** The language that is spoken here. */
  readonly locale: Locale;
  readonly messages: MediaMessages;
  /** The package shows videos. */
  readonly hasVideo: boolean;
}
