import {
  type LibraryMessages,
  libraryMessages,
} from '#features/media/ui/library/library-messages.ts';
import { type MediaMessages, mediaMessages } from '#features/media/ui/media-messages.ts';
import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldProps } from '#shared/ui/form/FieldFrame.tsx';
import { SECTIONS } from '../../core/sections/registry.ts';
import { fieldErrors } from './field-errors.ts';

type ProfileMessages = Catalogue['profile'];

/** The messages of every wizard step; each island adds its own. */
export interface WizardMessages extends MediaMessages {
  readonly wizard: ProfileMessages['wizard'];
  readonly conflict: ProfileMessages['conflict'];
  readonly list: ProfileMessages['list'];
  readonly field: Readonly<Record<string, string>>;
  readonly hint: Readonly<Record<string, string>>;
  readonly error: Readonly<Record<string, string>>;
  readonly form: Catalogue['shared']['form'] & Pick<FieldProps['messages'], 'original'>;
  readonly library: LibraryMessages;
  readonly aspect: Catalogue['shared']['aspect'];
}

/** `lang` is the edited version, if there is one. */
export function wizardMessages(locale: Locale, lang: Locale = locale): WizardMessages {
  const { profile, shared } = catalogue(locale);
  const other = otherLocale(lang);
  return {
    ...mediaMessages(locale),
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
    library: libraryMessages(locale, sectionNames(profile.step)),
    aspect: shared.aspect,
  };
}

function sectionNames(steps: Readonly<Record<string, string>>): LibraryMessages['section'] {
  return Object.fromEntries(SECTIONS.map(({ name, step }) => [name, steps[step] ?? step]));
}
