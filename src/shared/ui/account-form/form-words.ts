import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

type Texts = Readonly<Record<string, string>>;

/** What every account form says; the fields' refusals are named by the codes of the contract. */
export interface FormMessages {
  readonly form: Catalogue['shared']['account']['form'];
  readonly fields: Texts;
  readonly field: Catalogue['shared']['form'];
}

/** Also of an act that asks who is there once more: its refusals that belong to no field. */
export interface ConfirmMessages extends FormMessages {
  readonly confirm: Texts;
}

/** With what a slice says of fields of its own. */
export function formMessages(locale: Locale, fields: Texts = {}): FormMessages {
  const { account, form } = catalogue(locale).shared;
  return { form: account.form, fields: { ...account.fields, ...fields }, field: form };
}

export function confirmMessages(
  locale: Locale,
  fields: Texts = {},
  confirm: Texts = {},
): ConfirmMessages {
  const sharedMessages = catalogue(locale).shared.account.confirm;
  return { ...formMessages(locale, fields), confirm: { ...sharedMessages, ...confirm } };
}
