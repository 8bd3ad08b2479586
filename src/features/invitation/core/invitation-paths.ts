import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CampaignsQuery, RecipientsQuery } from './sending-contract.ts';
import type { UnsubscribeScope } from './stop/stop-contract.ts';

/** Where a letter lets its reader end all letters; with what they chose, the answer. */
export function unsubscribe(locale: Locale, token: string, done?: UnsubscribeScope): string {
  return withQuery(page(locale, `/unsubscribe/${token}`), { done });
}

/** Stands for the token in letters that nobody is invited by: previews and test mails. */
export const EXAMPLE_TOKEN = 'example';

/** Where an invited person, or whoever has a shared link, begins. */
export function invite(locale: Locale, token: string): string {
  return page(locale, `/invite/${token}`);
}

/** The sendings of the own company, or those that a filter leaves. */
export function campaignsPath(
  locale: Locale,
  query: Partial<Pick<CampaignsQuery, 'from' | 'to' | 'sender' | 'lang' | 'state' | 'pg'>> = {},
): string {
  return withQuery(page(locale, '/company/invitations'), query);
}

/** Where the letter is written and sent, in the wizard. */
export function sendEmail(locale: Locale, lang?: Locale): string {
  return withQuery(page(locale, '/createhrsay/send-email'), { lang });
}

/** One sending with its numbers, its letter and its recipients. */
export function campaignPath(
  locale: Locale,
  idInvitation: string,
  query: Partial<Pick<RecipientsQuery, 'keyword' | 'status' | 'pg'>> = {},
): string {
  return withQuery(page(locale, `/company/invitations/${idInvitation}`), query);
}

/** Its recipients as a file for a spreadsheet. */
export function recipientsFile(locale: Locale, idInvitation: string): string {
  return page(locale, `/company/invitations/${idInvitation}/recipients`);
}
