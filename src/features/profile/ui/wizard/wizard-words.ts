import { leastSide } from '#features/media/core/least-side.ts';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { MEDIA_KINDS } from '#features/media/core/media-kinds.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';
import { fieldErrors } from './field-errors.ts';
import type { LibraryWords } from './library/library-words.ts';
import { libraryWords } from './library/library-words.ts';

type Words = Catalogue['profile'];

type UploadWords = Catalogue['media']['upload'] & {
  /** What a picture of each kind must be. */
  readonly rules: Readonly<Record<MediaKind, string>>;
};

/** What every step of the wizard says; each island adds its own part. */
export interface WizardWords {
  readonly wizard: Words['wizard'];
  readonly conflict: Words['conflict'];
  readonly list: Words['list'];
  readonly later: Words['later'];
  readonly field: Readonly<Record<string, string>>;
  readonly hint: Readonly<Record<string, string>>;
  readonly error: Readonly<Record<string, string>>;
  readonly form: Catalogue['shared']['form'] & Pick<FieldProps['words'], 'original'>;
  readonly upload: UploadWords;
  readonly queue: Catalogue['media']['queue'];
  readonly video: Catalogue['media']['video'];
  readonly library: LibraryWords;
  readonly crop: Catalogue['media']['crop'];
  readonly refusals: Catalogue['media']['refusals'];
  readonly close: string;
  readonly aspect: Catalogue['shared']['aspect'];
}

/** `lang` is the version that is edited, where it is one. */
export function wizardWords(locale: Locale, lang: Locale = locale): WizardWords {
  const { profile, shared, media } = catalogue(locale);
  const other = lang === 'th' ? 'en' : 'th';
  return {
    wizard: profile.wizard,
    conflict: profile.conflict,
    list: profile.list,
    later: profile.later,
    field: profile.field,
    hint: profile.hint,
    error: fieldErrors(locale),
    form: {
      ...shared.form,
      original: { lang: other, 'data-language': catalogue(other).profile.language[other] },
    },
    upload: { ...media.upload, rules: pictureRules(media.upload) },
    queue: media.queue,
    video: media.video,
    library: libraryWords(locale),
    crop: media.crop,
    refusals: media.refusals,
    close: shared.action.close,
    aspect: shared.aspect,
  };
}

function pictureRules({ coverRules, imageRules }: Catalogue['media']['upload']) {
  const rules = MEDIA_KINDS.map((kind) => [
    kind,
    kind === 'cover' ? coverRules : fill(imageRules, { least: leastSide(kind) }),
  ]);
  return Object.fromEntries(rules) as Readonly<Record<MediaKind, string>>;
}
