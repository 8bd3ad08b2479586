import { page, withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { companyPage, type LinkedCompany } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Landing } from './landing.ts';
import type { OpeningListQuery } from './opening-list-query.ts';
import type { OpeningSearchQuery } from './opening-search-query.ts';

/** URL of the opening list, scrolled past the company's header. */
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

/** URL of an opening; an anchor for example companies, whose openings share one page. */
export function openingPage(locale: Locale, company: LinkedCompany, idJob: number): string {
  const below = company.showcase ? `#${openingAnchor(idJob)}` : `/${idJob}`;
  return companyPage(locale, company, 'jobs', below);
}

/** Steps of an application: writing it, then checking what the company will receive. */
export const APPLY_STEPS = ['write', 'check'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** URL of the application form, which requires sign-in; without `step` it shows the next step. */
export function applyPage(locale: Locale, company: NamedCompany, idJob: number, step?: ApplyStep) {
  return withQuery(`${openingPage(locale, company, idJob)}/apply`, { step });
}

export function savedPage(locale: Locale, company: NamedCompany, idJob: number): string {
  return `${openingPage(locale, company, idJob)}/saved`;
}

/** URL of a job seeker's own PDF; only the owner has access. */
export function ownDocument(locale: Locale, idDocument: string): string {
  return page(locale, `/myProfile/document/${idDocument}`);
}

/** URL of an application; only the receiving company has access. */
export function readApplication(locale: Locale, idApplication: number): string {
  return page(locale, `/company/applications/${idApplication}`);
}

export function applicationDocument(locale: Locale, idApplication: number): string {
  return `${readApplication(locale, idApplication)}/document`;
}

/** URL of the list of companies applied to on a day (`2026-11-22`), linked from the app. */
export function applicationRecord(locale: Locale, applyDate: string): string {
  return withQuery(page(locale, '/app-notification/application-record'), { applyDate });
}

interface OwnOpenings {
  readonly add?: 1;
  /** The opening to edit; `copy` is the opening whose content starts a new one. */
  readonly edit?: number;
  readonly copy?: number;
  readonly applicants?: number;
  readonly pg?: number;
}

export function ownOpenings(locale: Locale, { add, edit, copy, applicants, pg }: OwnOpenings = {}) {
  return withQuery(page(locale, '/company/jobs'), { add, edit, copy, applicants, pg });
}

/** URL of the opening search; default values are left out. */
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
