import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ConfirmWords, confirmWords } from '#shared/ui/account-form/form-words.ts';

export function settingsWords(locale: Locale): ConfirmWords {
  return confirmWords(locale, catalogue(locale).employer.fields);
}
