import type { Locale } from '#shared/core/locale.ts';
import type { MediaMessages } from '../media-messages.ts';

export interface UploadContext {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
  readonly messages: MediaMessages;
  readonly hasVideo: boolean;
}
