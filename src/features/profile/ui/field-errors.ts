import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldCode } from '../core/sections/field-codes.ts';

/** The refusals registration has as well, and the wizard's own, as one table of words by code. */
export function fieldErrors(locale: Locale): Readonly<Record<FieldCode, string>> {
  const { account, profile } = catalogue(locale);
  return { ...account.fields, ...profile.error };
}
