import { translator } from '#i18n/translator.ts';
import { sizeBand } from '#shared/core/company/size-band.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { ComparedCompany } from '../../core/compare/compared.ts';
import { leader } from '../../core/compare/compared.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

const ASPECTS = [
  { of: 'life', hue: 'life' },
  { of: 'work', hue: 'work' },
  { of: 'money', hue: 'pay' },
  { of: 'social', hue: 'community' },
] as const;

/** The four aspects of the companies beside each other, and which of them people rate above the others. */
export function aspectRows(compared: readonly ComparedCompany[], locale: Locale) {
  const t = translator(locale);
  return ASPECTS.map(({ of, hue }) => ({
    hue,
    name: t(`shared:aspect.${hue}`),
    scores: compared.map((card) => card[of]),
    leads: leader(compared.map(({ intervals }) => intervals[of])),
  }));
}

/** What a company is: rows of words; a dash where nothing is known. */
export function factRows(compared: readonly CompanyCard[], locale: Locale) {
  const t = translator(locale);
  const isThai = locale === 'th';
  const rows = [
    {
      name: t('discovery:search.industry'),
      of: (card: CompanyCard) => (isThai ? card.industryTh : card.industryEn),
    },
    {
      name: t('discovery:search.province'),
      of: (card: CompanyCard) => (isThai ? card.provinceTh : card.provinceEn),
    },
    {
      name: t('discovery:compare.size'),
      of: ({ companySize }: CompanyCard) =>
        companySize === null ? null : t(`company:size.${sizeBand(companySize)}`),
    },
  ];
  return rows.map(({ name, of }) => ({ name, values: compared.map((card) => of(card) || null) }));
}
