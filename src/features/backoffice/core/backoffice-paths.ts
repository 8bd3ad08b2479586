import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

export function backoffice(locale: Locale, rest = ''): string {
  return page(locale, `/backoffice${rest === '' ? '' : `/${rest}`}`);
}

/** Submissions of one status; those that wait are the queue itself. */
export function backofficeQueue(locale: Locale, status: string, pg?: number): string {
  return withQuery(backoffice(locale), { status: status === 'W' ? undefined : status, pg });
}

/** A page of a long list. */
export function backofficePage(locale: Locale, room: string, pg: number): string {
  return withQuery(backoffice(locale, room), { pg });
}

/** The queue again, saying what became of the submission just decided. */
export function backofficeDecided(locale: Locale, idApproval: number): string {
  return withQuery(backoffice(locale), { decided: idApproval });
}
