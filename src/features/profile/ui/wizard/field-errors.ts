import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldCode } from '../../core/sections/field-codes.ts';

/** The messages of account, employer and wizard errors, by code. */
export function fieldErrors(locale: Locale): Readonly<Record<FieldCode, string>> {
  const { account, employer, profile } = catalogue(locale).errors.form;
  return { ...account, ...employer, ...profile };
}
