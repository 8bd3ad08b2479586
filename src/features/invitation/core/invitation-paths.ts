import { page, withQuery } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { CampaignsQuery, RecipientsQuery } from './campaign-contract.ts';
import type { UnsubscribeScope } from './stop/stop-contract.ts';

export function unsubscribe(locale: Locale, token: string, done?: UnsubscribeScope): string {
  return withQuery(page(locale, `/unsubscribe/${token}`), { done });
}

/** The token in links of previews and test mails, which have no invited recipient. */
export const EXAMPLE_TOKEN = 'example';

export function invite(locale: Locale, token: string): string {
  return page(locale, `/invite/${token}`);
}

export function campaignsPath(
  locale: Locale,
  query: Partial<Pick<CampaignsQuery, 'from' | 'to' | 'sender' | 'lang' | 'state' | 'pg'>> = {},
): string {
  return withQuery(page(locale, '/company/invitations'), query);
}

export function sendEmail(locale: Locale, lang?: Locale): string {
  return withQuery(page(locale, '/createhrsay/send-email'), { lang });
}

export function campaignPath(
  locale: Locale,
  idInvitation: string,
  query: Partial<Pick<RecipientsQuery, 'keyword' | 'status' | 'pg'>> = {},
): string {
  return withQuery(page(locale, `/company/invitations/${idInvitation}`), query);
}

export function recipientsFile(locale: Locale, idInvitation: string): string {
  return page(locale, `/company/invitations/${idInvitation}/recipients`);
}
