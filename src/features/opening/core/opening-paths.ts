import { companyPage } from '#features/company/core/company-paths.ts';
import { page, withQuery } from '#shared/core/address.ts';
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

interface OwnOpenings {
  readonly add?: 1;
  /** The opening whose form is shown; `copy`: a new one that begins as this one. */
  readonly edit?: number;
  readonly copy?: number;
  readonly pg?: number;
}

/** Where an employer looks after the openings. */
export function ownOpenings(locale: Locale, { add, edit, copy, pg }: OwnOpenings = {}): string {
  return withQuery(page(locale, '/company/jobs'), { add, edit, copy, pg });
}
