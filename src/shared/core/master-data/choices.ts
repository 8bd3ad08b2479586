import { inLanguage } from '../in-language.ts';
import type { Locale } from '../locale.ts';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from './industries.ts';
import { JOB_FIELDS } from './job-fields.ts';
import { PROVINCES } from './provinces.ts';

export function jobFieldChoices(locale: Locale) {
  return JOB_FIELDS.map(({ idJobfield, fieldNameTh, fieldNameEn }) => ({
    value: idJobfield,
    label: inLanguage(locale, fieldNameTh, fieldNameEn),
  }));
}

export function industryChoices(locale: Locale) {
  return INDUSTRIES.filter(({ idIndustry }) => idIndustry !== ALL_INDUSTRIES_ID).map(
    ({ idIndustry, fieldNameTh, fieldNameEn }) => ({
      value: idIndustry,
      label: inLanguage(locale, fieldNameTh, fieldNameEn),
    }),
  );
}

export function provinceChoices(locale: Locale) {
  return PROVINCES.map(({ idState, nameTh, nameEn }) => ({
    value: String(idState),
    label: inLanguage(locale, nameTh, nameEn),
  }));
}

/** Returns the provinces sorted by their name in the language, not by id. */
export function provincesByName(locale: Locale) {
  const byName = new Intl.Collator(locale);
  return provinceChoices(locale).sort((a, b) => byName.compare(a.label, b.label));
}
