import { page } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { companySlug } from '#shared/core/slug.ts';

export type CompanyTab = 'hrsay' | 'yousay' | 'jobs' | 'brandsdna';

/** The address segment of a company as it reads, before percent-encoding. */
export function companySegment({ idEmp, companyNameEn, companyNameTh }: NamedCompany): string {
  return `${companySlug(companyNameEn, companyNameTh)}-${idEmp}`;
}

function companyBase(company: NamedCompany): string {
  return `/company/${encodeURIComponent(companySegment(company))}`;
}

export function companyPage(locale: Locale, company: NamedCompany, tab: CompanyTab): string {
  return page(locale, `${companyBase(company)}/${tab}`);
}
