import { page, withQuery } from '#shared/core/address.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { openingSearch, openingsAt } from '../opening-paths.ts';
import { type AlertSubject, searchOf } from './alert-search.ts';

/** The page that requests an alert; `done` is the outcome it reports. */
export function alertRequestPage(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  done?: 'sent' | 'on',
): string {
  const filters = Object.fromEntries(new URLSearchParams(search));
  return withQuery(page(locale, '/alerts'), { idEmp: idEmp ?? undefined, ...filters, done });
}

/** The list the alert was requested from: the company's openings, or the same search. */
export function alertOrigin(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  company: CompanyName | null,
): string {
  return idEmp !== null && company
    ? openingsAt(locale, { ...company, idEmp })
    : openingSearch(locale, searchOf(search) ?? {});
}

/** The page behind the links of alert mails: confirms, changes and ends the alert. */
export function alertPage(locale: Locale, token: string): string {
  return page(locale, `/alerts/${token}`);
}
