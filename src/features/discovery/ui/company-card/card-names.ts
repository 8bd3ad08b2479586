import { companyPage } from '#features/company/core/company-paths.ts';
import { dotted } from '#shared/core/dotted.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

interface Named {
  readonly idEmp: number;
  readonly companyNameTh: string;
  readonly companyNameEn: string;
}

/** The name to read first, and the other language's when it says something else. */
export function cardNames({ companyNameTh: th, companyNameEn: en }: Named, locale: Locale) {
  const main = locale === 'th' ? th || en : en || th;
  const other = locale === 'th' ? en : th;
  return { main, other: other === main ? '' : other };
}

/** Its own page when it has published one, else its reviews. */
export function cardHref(card: Named & { readonly hrsay: boolean }, locale: Locale): string {
  const { idEmp, companyNameTh: nameTh, companyNameEn: nameEn } = card;
  return companyPage(locale, { idEmp, nameTh, nameEn }, card.hrsay ? 'hrsay' : 'yousay');
}

export function cardPlace(card: CompanyCard, locale: Locale): string {
  const parts =
    locale === 'th' ? [card.industryTh, card.provinceTh] : [card.industryEn, card.provinceEn];
  return dotted(parts);
}
