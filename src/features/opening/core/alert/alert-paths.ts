import { page, withQuery } from '#shared/core/address.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { openingSearch, openingsAt } from '../opening-paths.ts';
import { type AlertSubject, searchOf } from './alert-search.ts';

/** Where somebody asks to hear of new openings; with `done`, what came of it. */
export function alertRequestPage(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  done?: 'sent' | 'on',
): string {
  const filters = Object.fromEntries(new URLSearchParams(search));
  return withQuery(page(locale, '/alerts'), { idEmp: idEmp ?? undefined, ...filters, done });
}

/** Where somebody was who asked: the openings of the company, or the same search. */
export function alertOrigin(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  company: CompanyName | null,
): string {
  return idEmp !== null && company
    ? openingsAt(locale, { ...company, idEmp })
    : openingSearch(locale, searchOf(search) ?? {});
}

/** Where the links of its mails lead: it is confirmed, changed and ended there. */
export function alertPage(locale: Locale, token: string): string {
  return page(locale, `/alerts/${token}`);
}
