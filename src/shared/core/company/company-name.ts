import type { Locale } from '../locale.ts';

/** The names a company is registered with; either may be empty, never both. */
export interface CompanyName {
  readonly companyNameTh: string;
  readonly companyNameEn: string;
}

/** What an address says of a company. */
export interface NamedCompany extends CompanyName {
  readonly idEmp: number;
}

interface LocalizedName {
  readonly text: string;
  readonly lang: Locale;
}

/** The name in the reader's language, or the other one when it has none there. */
export function companyName(company: CompanyName, locale: Locale): LocalizedName {
  const [primary, other] = names(company, locale);
  return primary.text === '' ? other : primary;
}

/** The name in the other language, shown smaller; null when there is none or it says the same. */
export function otherName(company: CompanyName, locale: Locale): LocalizedName | null {
  const [primary, other] = names(company, locale);
  return primary.text === '' || other.text === '' || primary.text === other.text ? null : other;
}

/** The reader's own first. Nothing is imported for it: the search on every page loads this file. */
function names(
  { companyNameTh, companyNameEn }: CompanyName,
  locale: Locale,
): readonly [own: LocalizedName, other: LocalizedName] {
  const thai: LocalizedName = { text: companyNameTh, lang: 'th' };
  const english: LocalizedName = { text: companyNameEn, lang: 'en' };
  return locale === 'th' ? [thai, english] : [english, thai];
}
