import { page, withQuery } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { companyPage, type LinkedCompany } from '#shared/core/company/company-paths.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Landing } from './landing.ts';
import type { OpeningListQuery } from './opening-list-query.ts';
import type { OpeningSearchQuery } from './opening-search-query.ts';

/** The open positions of a company, past its head. */
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

/** In the showcase all that is open stands on one page. */
export function openingPage(locale: Locale, company: LinkedCompany, idJob: number): string {
  const below = company.showcase ? `#${openingAnchor(idJob)}` : `/${idJob}`;
  return companyPage(locale, company, 'jobs', below);
}

/** Writing an application, and seeing what the company gets before it is sent. */
export const APPLY_STEPS = ['write', 'check'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** Where somebody applies, after signing in; without a step at the one that comes next. */
export function applyPage(
  locale: Locale,
  company: NamedCompany,
  idJob: number,
  step?: ApplyStep,
): string {
  return withQuery(`${openingPage(locale, company, idJob)}/apply`, { step });
}

/** Where somebody saves a position for later, after signing in, and takes it off again. */
export function savedPage(locale: Locale, company: NamedCompany, idJob: number): string {
  return `${openingPage(locale, company, idJob)}/saved`;
}

/** A PDF of one's own, for its owner alone. */
export function ownDocument(locale: Locale, idDocument: string): string {
  return page(locale, `/myProfile/document/${idDocument}`);
}

/** One application, for the company that got it. */
export function readApplication(locale: Locale, idApplication: number): string {
  return page(locale, `/company/applications/${idApplication}`);
}

export function applicationDocument(locale: Locale, idApplication: number): string {
  return `${readApplication(locale, idApplication)}/document`;
}

/** The companies applied to on a day, `2026-11-22`; the app links to it. */
export function applicationRecord(locale: Locale, applyDate: string): string {
  return withQuery(page(locale, '/app-notification/application-record'), { applyDate });
}

interface OwnOpenings {
  readonly add?: 1;
  /** The opening whose form is shown; `copy`: a new one that begins as this one. */
  readonly edit?: number;
  readonly copy?: number;
  /** The opening whose applicants are shown. */
  readonly applicants?: number;
  readonly pg?: number;
}

/** Where an employer looks after the openings. */
export function ownOpenings(
  locale: Locale,
  { add, edit, copy, applicants, pg }: OwnOpenings = {},
): string {
  return withQuery(page(locale, '/company/jobs'), { add, edit, copy, applicants, pg });
}

/** The openings of all companies; what is asked for by nobody else no address says. */
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

/** The newest openings of a landing page as a feed. */
export function openingsFeedAt(locale: Locale, { idJobField, province }: Landing): string {
  return withQuery(page(locale, '/jobs.xml'), { idJobField, province });
}
