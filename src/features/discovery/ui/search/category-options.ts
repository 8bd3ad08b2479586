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

/** The name of the category a list is of; null when its id names none. */
export function categoryName(
  asked: { readonly idIndustry: number; readonly idJobField: number },
  locale: Locale,
): string | null {
  const options = asked.idIndustry > 0 ? industryOptions(locale) : jobFieldOptions(locale);
  const wanted = String(asked.idIndustry > 0 ? asked.idIndustry : asked.idJobField);
  return options.find(({ value }) => value === wanted)?.label ?? null;
}
