import type { Locale } from '../locale.ts';
import { inLanguage, otherLocale } from '../locale.ts';

/** The names a company is registered with; either may be empty, never both. */
export interface CompanyName {
  readonly companyNameTh: string;
  readonly companyNameEn: string;
}

/** What an address says of a company. */
export interface NamedCompany extends CompanyName {
  readonly idEmp: number;
}

interface Shown {
  readonly text: string;
  readonly lang: Locale;
}

/** The name in the reader's language, or the other one when it has none there. */
export function companyName(company: CompanyName, locale: Locale): Shown {
  const own = {
    text: inLanguage(locale, company.companyNameTh, company.companyNameEn),
    lang: locale,
  };
  const lang = otherLocale(locale);
  return own.text === ''
    ? { text: inLanguage(lang, company.companyNameTh, company.companyNameEn), lang }
    : own;
}

/** The name in the other language, shown smaller; null when there is none or it says the same. */
export function otherName(company: CompanyName, locale: Locale): Shown | null {
  const lang = otherLocale(locale);
  const text = inLanguage(lang, company.companyNameTh, company.companyNameEn);
  return text === '' || text === companyName(company, locale).text ? null : { text, lang };
}
