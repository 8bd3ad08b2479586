import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { AlertSubject } from './alert-search.ts';

/** Where somebody asks to hear of new openings; with `done`, what came of it. */
export function askForAlert(
  locale: Locale,
  { idEmp, search }: AlertSubject,
  done?: 'sent' | 'on',
): string {
  const asked = Object.fromEntries(new URLSearchParams(search));
  return withQuery(page(locale, '/alerts'), { idEmp: idEmp ?? undefined, ...asked, done });
}

/** Where the links of its mails lead: it is confirmed, changed and ended there. */
export function alertPage(locale: Locale, token: string): string {
  return page(locale, `/alerts/${token}`);
}
