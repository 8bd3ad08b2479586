import type { Recognition } from '#features/review/core/review-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Picture } from '#shared/core/picture.ts';
import type { CompanyName } from './company-paths.ts';

/** What stands above the tabs of a company, on every one of its pages. */
export interface CompanyHeader extends CompanyName {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly shortBioTh: string;
  readonly shortBioEn: string;
  readonly idIndustry: number;
  readonly industryTh: string;
  readonly industryEn: string;
  readonly provinceTh: string | null;
  readonly provinceEn: string | null;
  readonly companySize: number | null;
  readonly website: string | null;
  readonly logo: Picture | null;
  readonly cover: Picture | null;
  readonly reviewCount: number;
  readonly score: number | null;
  readonly recognition: Recognition | null;
  readonly openingCount: number;
  /** The languages in which the company has published its page: none means no HRSay page. */
  readonly published: readonly Locale[];
  readonly isDemo: boolean;
}

export type SuggestedCompany = Pick<CompanyHeader, 'idEmp' | 'nameTh' | 'nameEn'>;

/** The name in the reader's language, or the other one when it has none there. */
export function companyName(
  company: Pick<CompanyHeader, 'nameTh' | 'nameEn'>,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } {
  const wanted = locale === 'th' ? company.nameTh : company.nameEn;
  if (wanted !== '') return { text: wanted, lang: locale };
  const other = locale === 'th' ? 'en' : 'th';
  return { text: other === 'th' ? company.nameTh : company.nameEn, lang: other };
}

/** The name in the other language, shown smaller; null when there is none or it says the same. */
export function otherName(
  company: Pick<CompanyHeader, 'nameTh' | 'nameEn'>,
  locale: Locale,
): { readonly text: string; readonly lang: Locale } | null {
  const lang = locale === 'th' ? 'en' : 'th';
  const text = lang === 'th' ? company.nameTh : company.nameEn;
  return text === '' || text === companyName(company, locale).text ? null : { text, lang };
}
