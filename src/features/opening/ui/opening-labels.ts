import type { Translator } from '#i18n/translator.ts';
import { inLanguage } from '#shared/core/company/place.ts';
import { formatNumber } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { COUNTRIES } from '#shared/core/master-data/countries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { OpeningCard, Salary } from '../core/opening.ts';

/** A range, a least or “negotiable”, always a month. */
export function salarySaid(
  t: Translator,
  locale: Locale,
  { salaryFrom, salaryTo, salaryCurrency }: Salary,
): string {
  if (salaryFrom === null) return t('opening:salary.negotiable');
  const currency = t(`opening:currency.${salaryCurrency}`);
  const from = formatNumber(locale, salaryFrom);
  if (salaryTo === null) return t('opening:salary.from', { from, currency });
  if (salaryTo === salaryFrom) return t('opening:salary.exact', { from, currency });
  return t('opening:salary.range', { from, to: formatNumber(locale, salaryTo), currency });
}

/** Kind, place and pay on one line. */
export function openingSummary(t: Translator, locale: Locale, opening: OpeningCard): string {
  return joinByDots([
    t(`opening:jobType.${opening.jobType}`),
    inLanguage(locale, opening.provinceTh, opening.provinceEn),
    salarySaid(t, locale, opening),
  ]);
}

export function countryName(locale: Locale, country: string): string {
  const found = COUNTRIES.find(({ iso }) => iso === country);
  return (locale === 'th' ? found?.nameTh : found?.nameEn) ?? '';
}

/** All, or those of the codes. */
export function provinceChoices(locale: Locale, only?: readonly string[]) {
  return PROVINCES.map(({ idState, nameTh, nameEn }) => ({
    value: String(idState),
    label: locale === 'th' ? nameTh : nameEn,
  })).filter(({ value }) => only === undefined || only.includes(value));
}

export function jobFieldChoices(locale: Locale, only?: readonly number[]) {
  return JOB_FIELDS.map(({ idJobfield, fieldNameTh, fieldNameEn }) => ({
    value: idJobfield,
    label: locale === 'th' ? fieldNameTh : fieldNameEn,
  })).filter(({ value }) => only === undefined || only.includes(value));
}
