import { companyName, type NamedCompany, otherName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { foldText } from '#shared/core/company/fold-name.ts';
import { nameIn } from '#shared/core/in-language.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CompanyCard } from '../../core/discovery-contract.ts';

/** Links to the company page if published, else to its reviews. */
export function cardHref(card: NamedCompany & { readonly hrsay: boolean }, locale: Locale): string {
  return companyPage(locale, card, card.hrsay ? 'hrsay' : 'yousay');
}

export function cardPlace(card: CompanyCard, locale: Locale): string {
  return joinByDots([
    nameIn(locale, card.industryTh, card.industryEn),
    nameIn(locale, card.provinceTh, card.provinceEn),
  ]);
}

/** The company name in the other language, if only that name matches the keyword. */
export function nameMatched(card: CompanyCard, locale: Locale, keyword: string): string | null {
  const term = foldText(keyword);
  const other = otherName(card, locale)?.text;
  if (term === '' || !other || !foldText(other).includes(term)) return null;
  return foldText(companyName(card, locale).text).includes(term) ? null : other;
}
