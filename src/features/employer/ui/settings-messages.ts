import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ConfirmMessages, confirmMessages } from '#shared/ui/account-form/form-messages.ts';

export function settingsMessages(locale: Locale): ConfirmMessages {
  return confirmMessages(locale, catalogue(locale).errors.form.employer);
}
