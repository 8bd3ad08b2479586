import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';

export function inviteLinks(locale: Locale): string {
  return page(locale, '/company/invitations/links');
}

export function poster(locale: Locale, idLink: string): string {
  return page(locale, `/company/invitations/links/${idLink}/poster`);
}
