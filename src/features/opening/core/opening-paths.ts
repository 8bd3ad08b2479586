import { page, withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { companyPage, type LinkedCompany } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Landing } from './landing.ts';
import type { OpeningListQuery } from './opening-list-query.ts';
import type { OpeningSearchQuery } from './opening-search-query.ts';

/** Links to the list, below the company's header. */
export function openingsAt(
  locale: Locale,
  company: LinkedCompany,
  query: Partial<OpeningListQuery> = {},
): string {
  const { jobType, province, education, idJobField, pg } = query;
  const filters = { jobType, province, education, idJobField, pg };
  return `${withQuery(companyPage(locale, company, 'jobs'), filters)}#openings`;
}

export function openingAnchor(idJob: number): string {
  return `opening-${idJob}`;
}

/** An example company shows all openings on one page. */
export function openingPage(locale: Locale, company: LinkedCompany, idJob: number): string {
  const below = company.showcase ? `#${openingAnchor(idJob)}` : `/${idJob}`;
  return companyPage(locale, company, 'jobs', below);
}

/** Editing an application, and checking what the company receives before it is sent. */
export const APPLY_STEPS = ['write', 'check'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** Requires sign-in; without `step` the page shows the next step. */
export function applyPage(locale: Locale, company: NamedCompany, idJob: number, step?: ApplyStep) {
  return withQuery(`${openingPage(locale, company, idJob)}/apply`, { step });
}

export function savedPage(locale: Locale, company: NamedCompany, idJob: number): string {
  return `${openingPage(locale, company, idJob)}/saved`;
}

/** Only the owner may open it. */
export function ownDocument(locale: Locale, idDocument: string): string {
  return page(locale, `/myProfile/document/${idDocument}`);
}

/** Only the receiving company may open it. */
export function readApplication(locale: Locale, idApplication: number): string {
  return page(locale, `/company/applications/${idApplication}`);
}

export function applicationDocument(locale: Locale, idApplication: number): string {
  return `${readApplication(locale, idApplication)}/document`;
}

/** Lists the companies applied to on a day (`2026-11-22`); the app links to it. */
export function applicationRecord(locale: Locale, applyDate: string): string {
  return withQuery(page(locale, '/app-notification/application-record'), { applyDate });
}

interface OwnOpenings {
  readonly add?: 1;
  /** The opening to edit; `copy` starts a new opening from this one. */
  readonly edit?: number;
  readonly copy?: number;
  readonly applicants?: number;
  readonly pg?: number;
}

export function ownOpenings(locale: Locale, { add, edit, copy, applicants, pg }: OwnOpenings = {}) {
  return withQuery(page(locale, '/company/jobs'), { add, edit, copy, applicants, pg });
}

/** Defaults are left out of the URL. */
export function openingSearch(locale: Locale, query: Partial<OpeningSearchQuery> = {}): string {
  const { keyword, idJobField, province, jobType, education, salaryFrom, scoreFrom } = query;
  return withQuery(page(locale, '/jobs'), {
    keyword,
    idJobField,
    province,
    jobType,
    education,
    salaryFrom,
    scoreFrom,
    fresh: query.fresh ? 1 : undefined,
    sort: query.sort === 'newest' ? undefined : query.sort,
    pg: query.pg,
  });
}

export function openingsFeedAt(locale: Locale, { idJobField, province }: Landing): string {
  return withQuery(page(locale, '/jobs.xml'), { idJobField, province });
}
