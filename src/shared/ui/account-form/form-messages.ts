import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

type Texts = Readonly<Record<string, string>>;

/** Messages of every account form; `fields` by error code of the contract. */
export interface FormMessages {
  readonly form: Catalogue['shared']['account']['form'];
  readonly fields: Texts;
  readonly field: Catalogue['shared']['form'];
}

/** Messages of forms that ask for the password again; `confirm`: errors without a field. */
export interface ConfirmMessages extends FormMessages {
  readonly confirm: Texts;
}

export function formMessages(locale: Locale, fields: Texts = {}): FormMessages {
  const { errors, shared } = catalogue(locale);
  const { account, form } = shared;
  return { form: account.form, fields: { ...errors.form.account, ...fields }, field: form };
}

export function confirmMessages(
  locale: Locale,
  fields: Texts = {},
  confirm: Texts = {},
): ConfirmMessages {
  const sharedMessages = catalogue(locale).shared.account.confirm;
  return { ...formMessages(locale, fields), confirm: { ...sharedMessages, ...confirm } };
}
