import { page, withQuery } from '../address.ts';
import type { Locale } from '../locale.ts';

export function backoffice(locale: Locale, rest = ''): string {
  return page(locale, `/backoffice${rest === '' ? '' : `/${rest}`}`);
}

/** Submissions of one status; W is the queue itself. */
export function backofficeQueue(locale: Locale, status: string, pg?: number): string {
  return withQuery(backoffice(locale), { status: status === 'W' ? undefined : status, pg });
}

export function backofficePage(locale: Locale, section: string, pg: number): string {
  return withQuery(backoffice(locale, section), { pg });
}

/** The queue with a notice about the submission just decided. */
export function backofficeDecided(locale: Locale, idApproval: number): string {
  return withQuery(backoffice(locale), { decided: idApproval });
}

/** Companies of the team's list, optionally filtered by name or number. */
export function backofficeCompanies(locale: Locale, keyword = '', pg?: number): string {
  return withQuery(backoffice(locale, 'companies'), { keyword, pg });
}

/** A company; with a package, the preview of assigning it. */
export function backofficeCompany(locale: Locale, idEmp: number, packageHrSay?: string): string {
  return withQuery(backoffice(locale, `companies/${idEmp}`), { package: packageHrSay });
}

/** Invitation campaigns, optionally filtered; with a company, also its limits. */
export function backofficeInvitations(
  locale: Locale,
  filter: Readonly<
    Partial<Record<'keyword' | 'state' | 'company' | 'pg' | 'done', string | number>>
  >,
): string {
  return withQuery(backoffice(locale, 'invitations'), filter);
}

export function backofficeLookup(locale: Locale, lookup: number, done?: string): string {
  return withQuery(backoffice(locale, 'users'), { lookup, done });
}
