import type { Locale } from '#shared/core/locale.ts';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';

export function jobFieldOptions(locale: Locale) {
  return JOB_FIELDS.map((field) => ({
    value: String(field.idJobfield),
    label: locale === 'th' ? field.fieldNameTh : field.fieldNameEn,
  }));
}

export function industryOptions(locale: Locale) {
  return INDUSTRIES.filter(({ idIndustry }) => idIndustry !== ALL_INDUSTRIES_ID).map(
    (industry) => ({
      value: String(industry.idIndustry),
      label: locale === 'th' ? industry.fieldNameTh : industry.fieldNameEn,
    }),
  );
}
