import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

/** What every account form says; the fields' refusals are named by the codes of the contract. */
export interface FormWords {
  readonly form: Catalogue['shared']['account']['form'];
  readonly fields: Readonly<Record<string, string>>;
  readonly field: Catalogue['shared']['form'];
}

/** With what a slice says of fields of its own. */
export function formWords(
  locale: Locale,
  fields: Readonly<Record<string, string>> = {},
): FormWords {
  const { account, form } = catalogue(locale).shared;
  return { form: account.form, fields: { ...account.fields, ...fields }, field: form };
}
