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

interface Shown {
  readonly text: string;
  readonly lang: Locale;
}

/** The name in the reader's language, or the other one when it has none there. */
export function companyName(company: CompanyName, locale: Locale): Shown {
  const own = { text: nameIn(company, locale), lang: locale };
  const lang = locale === 'th' ? 'en' : 'th';
  return own.text === '' ? { text: nameIn(company, lang), lang } : own;
}

/** The name in the other language, shown smaller; null when there is none or it says the same. */
export function otherName(company: CompanyName, locale: Locale): Shown | null {
  const lang = locale === 'th' ? 'en' : 'th';
  const text = nameIn(company, lang);
  return text === '' || text === companyName(company, locale).text ? null : { text, lang };
}

function nameIn({ companyNameTh, companyNameEn }: CompanyName, locale: Locale): string {
  return locale === 'th' ? companyNameTh : companyNameEn;
}
