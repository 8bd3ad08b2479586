import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

/** Where a company makes and closes the links it shares. */
export function inviteLinks(locale: Locale): string {
  return page(locale, '/company/invitations/links');
}

/** One of them as a sheet to print. */
export function poster(locale: Locale, idLink: string): string {
  return page(locale, `/company/invitations/links/${idLink}/poster`);
}
