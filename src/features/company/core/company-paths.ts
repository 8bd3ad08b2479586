import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { companySlug } from '#shared/core/slug.ts';

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';

/** What an address says of a company; the slug is the English name if there is one. */
export interface CompanyName {
  readonly idEmp: number;
  readonly nameEn: string | null;
  readonly nameTh: string | null;
}

/** The address segment of a company as it reads, before percent-encoding. */
export function companySegment({ idEmp, nameEn, nameTh }: CompanyName): string {
  return `${companySlug(nameEn, nameTh)}-${idEmp}`;
}

function companyBase(company: CompanyName): string {
  return `/company/${encodeURIComponent(companySegment(company))}`;
}

export function companyPage(locale: Locale, company: CompanyName, tab: CompanyTab): string {
  return page(locale, `${companyBase(company)}/${tab}`);
}
