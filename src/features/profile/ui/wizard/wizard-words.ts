import { type LibraryWords, libraryWords } from '#features/media/ui/library/library-words.ts';
import { type MediaWords, mediaWords } from '#features/media/ui/media-words.ts';
import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';
import { SECTIONS } from '../../core/sections/registry.ts';
import { fieldErrors } from './field-errors.ts';

type Words = Catalogue['profile'];

/** What every step of the wizard says; each island adds its own part. */
export interface WizardWords extends MediaWords {
  readonly wizard: Words['wizard'];
  readonly conflict: Words['conflict'];
  readonly list: Words['list'];
  readonly field: Readonly<Record<string, string>>;
  readonly hint: Readonly<Record<string, string>>;
  readonly error: Readonly<Record<string, string>>;
  readonly form: Catalogue['shared']['form'] & Pick<FieldProps['words'], 'original'>;
  readonly library: LibraryWords;
  readonly aspect: Catalogue['shared']['aspect'];
}

/** `lang` is the version that is edited, where it is one. */
export function wizardWords(locale: Locale, lang: Locale = locale): WizardWords {
  const { profile, shared } = catalogue(locale);
  const other = otherLocale(lang);
  return {
    ...mediaWords(locale),
    wizard: profile.wizard,
    conflict: profile.conflict,
    list: profile.list,
    field: profile.field,
    hint: lang === 'th' ? { ...profile.hint, year: profile.hint.thaiYear } : profile.hint,
    error: fieldErrors(locale),
    form: {
      ...shared.form,
      original: { lang: other, 'data-language': catalogue(other).profile.language[other] },
    },
    library: libraryWords(locale, sectionNames(profile.step)),
    aspect: shared.aspect,
  };
}

function sectionNames(steps: Readonly<Record<string, string>>): LibraryWords['section'] {
  return Object.fromEntries(SECTIONS.map(({ name, step }) => [name, steps[step] ?? step]));
}
