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

/** Returns the name in the reader's language, else in the other one. */
export function companyName(company: CompanyName, locale: Locale): LocalizedName {
  const [primary, other] = names(company, locale);
  return primary.text === '' ? other : primary;
}

/** Returns the name in the other language; null if it is empty or equal to the first one. */
export function otherName(company: CompanyName, locale: Locale): LocalizedName | null {
  const [primary, other] = names(company, locale);
  return primary.text === '' || other.text === '' || primary.text === other.text ? null : other;
}

/** Returns both names, the reader's language first; the file stays small for every page. */
function names(
  { companyNameTh, companyNameEn }: CompanyName,
  locale: Locale,
): readonly [own: LocalizedName, other: LocalizedName] {
  const thai: LocalizedName = { text: companyNameTh, lang: 'th' };
  const english: LocalizedName = { text: companyNameEn, lang: 'en' };
  return locale === 'th' ? [thai, english] : [english, thai];
}
