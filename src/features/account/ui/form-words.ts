import type { Catalogue } from '#i18n/catalogues.ts';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

/** What every account form says; the fields' refusals are named by the codes of the contract. */
export interface FormWords {
  readonly form: Catalogue['account']['form'];
  readonly fields: Readonly<Record<string, string>>;
  readonly field: Catalogue['shared']['form'];
}

export function formWords(locale: Locale): FormWords {
  const { account, shared } = catalogue(locale);
  return { form: account.form, fields: account.fields, field: shared.form };
}
