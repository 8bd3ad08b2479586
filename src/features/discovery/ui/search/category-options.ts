import { formatNumber } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Counts } from '../../core/choice-counts.ts';

export interface CategoryOption {
  readonly value: string;
  readonly label: string;
}

/** With how many companies each choice leaves, where it leaves any; as they are without counts. */
export function counted(
  options: readonly CategoryOption[],
  counts: Counts | undefined,
  locale: Locale,
): readonly CategoryOption[] {
  return options.map(({ value, label }) => {
    const count = counts?.get(value);
    return { value, label: count ? `${label} (${formatNumber(locale, count)})` : label };
  });
}

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

/** The order in which names are looked up: Bangkok is not first in the alphabet. */
const byName = (locale: Locale) =>
  PROVINCES.map(({ idState, nameTh, nameEn }) => ({
    value: String(idState),
    label: locale === 'th' ? nameTh : nameEn,
  })).sort((a, b) => a.label.localeCompare(b.label, locale));

const PROVINCE_OPTIONS = { th: byName('th'), en: byName('en') };

export function provinceOptions(locale: Locale) {
  return PROVINCE_OPTIONS[locale];
}
