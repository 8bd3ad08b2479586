import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FormWords } from './form-words.ts';
import { formWords } from './form-words.ts';

export interface SettingsWords extends FormWords {
  readonly settings: Catalogue['settings']['form'];
}

export function settingsWords(locale: Locale): SettingsWords {
  const { settings } = catalogue(locale);
  const words = formWords(locale);
  return { ...words, fields: { ...words.fields, ...settings.fields }, settings: settings.form };
}
