import { translator } from '#i18n/translator.ts';
import { ASPECT_ROWS } from '#shared/core/aspects.ts';
import { sizeBand } from '#shared/core/company/size-band.ts';
import { nameIn } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import { type ComparedCompany, compareIntervals } from '../../core/compare/compared.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

export function aspectRows(compared: readonly ComparedCompany[], locale: Locale) {
  const t = translator(locale);
  return ASPECT_ROWS.map(({ aspect, rated }) => ({
    hue: aspect,
    name: t(`shared:aspect.${aspect}`),
    scores: compared.map((card) => card[rated]),
    verdicts: compareIntervals(compared.map(({ intervals }) => intervals[rated])),
  }));
}

export function factRows(compared: readonly CompanyCard[], locale: Locale) {
  const t = translator(locale);
  const rows = [
    {
      name: t('discovery:search.industry'),
      of: ({ industryTh, industryEn }: CompanyCard) => nameIn(locale, industryTh, industryEn),
    },
    {
      name: t('discovery:search.province'),
      of: ({ provinceTh, provinceEn }: CompanyCard) => nameIn(locale, provinceTh, provinceEn),
    },
    {
      name: t('discovery:compare.size'),
      of: ({ companySize }: CompanyCard) =>
        companySize === null ? null : t(`company:size.${sizeBand(companySize)}`),
    },
  ];
  return rows.map(({ name, of }) => ({ name, values: compared.map((card) => of(card) || null) }));
}
