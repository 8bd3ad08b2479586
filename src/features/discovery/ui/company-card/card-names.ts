import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

/** Its own page when it has published one, else its reviews. */
export function cardHref(card: NamedCompany & { readonly hrsay: boolean }, locale: Locale): string {
  return companyPage(locale, card, card.hrsay ? 'hrsay' : 'yousay');
}

export function cardPlace(card: CompanyCard, locale: Locale): string {
  return joinByDots([
    nameIn(locale, card.industryTh, card.industryEn),
    nameIn(locale, card.provinceTh, card.provinceEn),
  ]);
}
