import { COMPANY_SIZES } from '#shared/core/company/company-sizes.ts';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { industryChoices, provincesByName } from '#shared/core/master-data/choices.ts';
import { COUNTRIES } from '#shared/core/master-data/countries.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

function countryChoices(locale: Locale): Choice[] {
  const choices = COUNTRIES.map(({ iso, nameTh, nameEn }) => ({
    value: iso,
    label: inLanguage(locale, nameTh, nameEn),
  }));
  const byName = new Intl.Collator(locale);
  const isThailand = ({ value }: Choice) => Number(value === 'TH');
  return choices.sort((a, b) => isThailand(b) - isThailand(a) || byName.compare(a.label, b.label));
}

interface SizeMessages {
  readonly fewer: string;
  readonly between: string;
  readonly more: string;
}

function sizeChoices(locale: Locale, messages: SizeMessages): Choice[] {
  const format = (count: number) => formatNumber(locale, count);
  return COMPANY_SIZES.map(({ band, from, to }) => {
    if (band === 1)
      return { value: band, label: fill(messages.fewer, { to: format((to ?? 0) + 1) }) };
    if (to === null) return { value: band, label: fill(messages.more, { from: format(from) }) };
    return { value: band, label: fill(messages.between, { from: format(from), to: format(to) }) };
  });
}

export function companyChoices(locale: Locale, sizes: SizeMessages) {
  return {
    industries: industryChoices(locale),
    sizes: sizeChoices(locale, sizes),
    countries: countryChoices(locale),
    provinces: provincesByName(locale),
  };
}
