import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';
import type { MediaMessages } from '../media-messages.ts';
import type { UploadContext } from '../upload/upload-place.ts';

export interface LibraryMessages {
  readonly labels: Catalogue['media']['library'];
  readonly video: string;
  readonly language: Readonly<Record<Locale, string>>;
  readonly section: Readonly<Record<string, string>>;
}

export interface LibraryContext extends UploadContext {
  readonly messages: MediaMessages & {
    readonly library: LibraryMessages;
    readonly form: FieldProps['messages'];
    readonly list: { readonly uploads: string };
  };
}

export function libraryMessages(
  locale: Locale,
  section: LibraryMessages['section'],
): LibraryMessages {
  const { profile, media } = catalogue(locale);
  return { labels: media.library, video: media.video.label, language: profile.language, section };
}
