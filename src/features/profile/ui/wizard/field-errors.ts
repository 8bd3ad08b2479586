import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { FieldCode } from '../../core/sections/field-codes.ts';

/** The messages of account, employer and wizard errors, by code. */
export function fieldErrors(locale: Locale): Readonly<Record<FieldCode, string>> {
  const { employer, profile, shared } = catalogue(locale);
  return { ...shared.account.fields, ...employer.fields, ...profile.error };
}
