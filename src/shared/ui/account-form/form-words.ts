import { type Catalogue, catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

type Texts = Readonly<Record<string, string>>;

/** What every account form says; the fields' refusals are named by the codes of the contract. */
export interface FormWords {
  readonly form: Catalogue['shared']['account']['form'];
  readonly fields: Texts;
  readonly field: Catalogue['shared']['form'];
}

/** Also of an act that asks who is there once more: its refusals that belong to no field. */
export interface ConfirmWords extends FormWords {
  readonly confirm: Texts;
}

/** With what a slice says of fields of its own. */
export function formWords(locale: Locale, fields: Texts = {}): FormWords {
  const { account, form } = catalogue(locale).shared;
  return { form: account.form, fields: { ...account.fields, ...fields }, field: form };
}

export function confirmWords(
  locale: Locale,
  fields: Texts = {},
  confirm: Texts = {},
): ConfirmWords {
  const said = catalogue(locale).shared.account.confirm;
  return { ...formWords(locale, fields), confirm: { ...said, ...confirm } };
}
