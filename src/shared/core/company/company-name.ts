import type { Locale } from '../locale.ts';

/** Either name may be empty, never both. */
export interface CompanyName {
  readonly companyNameTh: string;
  readonly companyNameEn: string;
}

export interface NamedCompany extends CompanyName {
  readonly idEmp: number;
}

interface LocalizedName {
  readonly text: string;
  readonly lang: Locale;
}

/** Falls back to the other language. */
export function companyName(company: CompanyName, locale: Locale): LocalizedName {
  const [primary, other] = names(company, locale);
  return primary.text === '' ? other : primary;
}

/** The other language's name for the second line; null when empty or equal to the first. */
export function otherName(company: CompanyName, locale: Locale): LocalizedName | null {
  const [primary, other] = names(company, locale);
  return primary.text === '' || other.text === '' || primary.text === other.text ? null : other;
}

/** The reader's language first. Imports nothing, because the search on every page loads it. */
function names(
  { companyNameTh, companyNameEn }: CompanyName,
  locale: Locale,
): readonly [own: LocalizedName, other: LocalizedName] {
  const thai: LocalizedName = { text: companyNameTh, lang: 'th' };
  const english: LocalizedName = { text: companyNameEn, lang: 'en' };
  return locale === 'th' ? [thai, english] : [english, thai];
}
