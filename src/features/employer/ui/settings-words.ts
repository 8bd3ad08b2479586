import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FormWords } from '#shared/ui/account-form/form-words.ts';
import { formWords } from '#shared/ui/account-form/form-words.ts';

export interface SettingsWords extends FormWords {
  readonly settings: Catalogue['employer']['form'];
}

export function settingsWords(locale: Locale): SettingsWords {
  const { form, fields } = catalogue(locale).employer;
  return { ...formWords(locale, fields), settings: form };
}
