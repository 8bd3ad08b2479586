import { page, withQuery } from '../address.ts';
import type { Locale } from '../locale.ts';

export function backoffice(locale: Locale, rest = ''): string {
  return page(locale, `/backoffice${rest === '' ? '' : `/${rest}`}`);
}

/** Submissions of one status; those that wait are the queue itself. */
export function backofficeQueue(locale: Locale, status: string, pg?: number): string {
  return withQuery(backoffice(locale), { status: status === 'W' ? undefined : status, pg });
}

/** A page of a long list. */
export function backofficePage(locale: Locale, section: string, pg: number): string {
  return withQuery(backoffice(locale, section), { pg });
}

/** The queue again, saying what became of the submission just decided. */
export function backofficeDecided(locale: Locale, idApproval: number): string {
  return withQuery(backoffice(locale), { decided: idApproval });
}

/** Companies as the team lists them, or those that a word or number is of. */
export function backofficeCompanies(locale: Locale, keyword = '', pg?: number): string {
  return withQuery(backoffice(locale, 'companies'), { keyword, pg });
}

/** One company; with a package, what giving it would change. */
export function backofficeCompany(locale: Locale, idEmp: number, packageHrSay?: string): string {
  return withQuery(backoffice(locale, `companies/${idEmp}`), { package: packageHrSay });
}

/** Sendings of invitations, all or those a filter leaves; with a company, that one and what it may send. */
export function backofficeInvitations(
  locale: Locale,
  filter: Readonly<
    Partial<Record<'keyword' | 'state' | 'company' | 'pg' | 'done', string | number>>
  >,
): string {
  return withQuery(backoffice(locale, 'invitations'), filter);
}

/** The accounts that a look-up found. */
export function backofficeLookup(locale: Locale, lookup: number, done?: string): string {
  return withQuery(backoffice(locale, 'users'), { lookup, done });
}
