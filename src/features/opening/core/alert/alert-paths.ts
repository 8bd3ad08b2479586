import { page, withQuery } from '#shared/core/address.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { openingSearch, openingsAt } from '../opening-paths.ts';
import { type AlertSubject, searchOf } from './alert-search.ts';

/** URL of the page that requests an alert; `done` is the outcome the page reports. */
export function alertRequestPage(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  done?: 'sent' | 'on',
): string {
  const filters = Object.fromEntries(new URLSearchParams(search));
  return withQuery(page(locale, '/alerts'), { idEmp: idEmp ?? undefined, ...filters, done });
}

/** URL of the list an alert follows: the company's openings, or the search results. */
export function alertOrigin(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  company: CompanyName | null,
): string {
  return idEmp !== null && company
    ? openingsAt(locale, { ...company, idEmp })
    : openingSearch(locale, searchOf(search) ?? {});
}

/** URL in alert mails of the page that confirms, changes and ends the alert. */
export function alertPage(locale: Locale, token: string): string {
  return page(locale, `/alerts/${token}`);
}
