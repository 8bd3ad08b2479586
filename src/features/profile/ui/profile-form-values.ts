import type { CompanyProfile, CompanyProfileField } from '../core/sections/company-profile.ts';
import { COMPANY_PROFILE_FIELDS } from '../core/sections/company-profile.ts';

/** As inputs hold it: text in every field, empty where nothing was chosen. */
export type ProfileFormValues = Record<CompanyProfileField, string>;

export const BLANK_FORM = Object.fromEntries(
  COMPANY_PROFILE_FIELDS.map((field) => [field, '']),
) as ProfileFormValues;

export function formValues(profile: CompanyProfile): ProfileFormValues {
  const entries = COMPANY_PROFILE_FIELDS.map((field) => [field, String(profile[field] ?? '')]);
  return Object.fromEntries(entries);
}

export function isFormValues(value: unknown): value is ProfileFormValues {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return COMPANY_PROFILE_FIELDS.every((field) => typeof fields.get(field) === 'string');
}
