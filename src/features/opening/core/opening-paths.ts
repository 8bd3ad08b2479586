import { companyPage } from '#features/company/core/company-paths.ts';
import { withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { OpeningListQuery } from './opening-list-query.ts';

/** The open positions of a company, past its head. */
export function openingsAt(
  locale: Locale,
  company: NamedCompany,
  query: Partial<OpeningListQuery> = {},
): string {
  const { jobType, province, education, idJobField, pg } = query;
  const asked = { jobType, province, education, idJobField, pg };
  return `${withQuery(companyPage(locale, company, 'jobs'), asked)}#openings`;
}

export function openingPage(locale: Locale, company: NamedCompany, idJob: number): string {
  return `${companyPage(locale, company, 'jobs')}/${idJob}`;
}
