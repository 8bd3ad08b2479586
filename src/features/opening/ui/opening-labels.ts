import type { Translator } from '#i18n/translator.ts';
import { formatNumber } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import { COUNTRIES } from '#shared/core/master-data/countries.ts';
import { type OpeningCard, type Salary, salaryKind } from '../core/opening.ts';

/** Monthly pay: an amount, a minimum, a range or “negotiable”. */
export function salaryLabel(t: Translator, locale: Locale, salary: Salary): string {
  return t(`opening:salary.${salaryKind(salary)}`, {
    from: formatNumber(locale, salary.salaryFrom ?? 0),
    to: formatNumber(locale, salary.salaryTo ?? 0),
    currency: t(`opening:salaryCurrency.${salary.salaryCurrency}`),
  });
}

export function postedLabel(t: Translator, daysAgo: number): string {
  if (daysAgo > 1) return t('opening:search.posted.days', { count: daysAgo });
  return t(`opening:search.posted.${daysAgo === 1 ? 'yesterday' : 'today'}`);
}

export function openingSummary(t: Translator, locale: Locale, opening: OpeningCard): string {
  return joinByDots([
    t(`opening:jobType.${opening.jobType}`),
    nameIn(locale, opening.provinceTh, opening.provinceEn),
    salaryLabel(t, locale, opening),
  ]);
}

export function countryName(locale: Locale, country: string): string {
  const found = COUNTRIES.find(({ iso }) => iso === country);
  return nameIn(locale, found?.nameTh, found?.nameEn);
}
