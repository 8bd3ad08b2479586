import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';
import type { MediaWords } from '../media-words.ts';
import type { UploadPlace } from '../upload/upload-place.ts';

/** What the library says beside what is said wherever files are sent. */
export interface LibraryWords {
  readonly say: Catalogue['media']['library'];
  readonly video: string;
  readonly language: Readonly<Record<Locale, string>>;
  /** What a section is called, by its name. */
  readonly section: Readonly<Record<string, string>>;
}

export interface LibraryPlace extends UploadPlace {
  readonly words: MediaWords & {
    readonly library: LibraryWords;
    readonly form: FieldProps['words'];
    readonly list: { readonly uploads: string };
  };
}

export function libraryWords(locale: Locale, section: LibraryWords['section']): LibraryWords {
  const { profile, media } = catalogue(locale);
  return { say: media.library, video: media.video.label, language: profile.language, section };
}
