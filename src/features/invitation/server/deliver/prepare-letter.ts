import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { env } from '#shared/server/env.ts';
import { safeAddress, safeHeader, senderNamed } from '#shared/server/mail/mail-address.ts';
import type { FinishedMail, MailMessage } from '#shared/server/mail/mail-transport.ts';
import { placeIn, prepareMassMail } from '#shared/server/mail/mass-mail.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { unsubscribe } from '../../core/invitation-paths.ts';
import { composeInvitation, greetingOf, senderOf } from '../invitation-mail.tsx';
import { bounceToken, inviteToken, stopToken } from '../recipient-tokens.ts';
import { verifiedSite } from '../verified-site.ts';
import type { Sending } from './claim-batch.ts';
import type { Claimed } from './claim-queries.ts';

export type PreparedLetter = (recipient: Claimed & { readonly email: string }) => FinishedMail;

/** Drawn up with a greeting and without; each recipient's name and links stand where places were left. */
export async function prepareLetter(
  { idEmp, subject, content: text, layoutLang, senderName, senderEmail }: Sending,
  company: NamedCompany & { readonly website: string | null },
): Promise<PreparedLetter> {
  const places = { invite: placeIn('invite'), stop: placeIn('stop'), back: placeIn('back') };
  const letter = { subject, text, layoutLang };
  const greeting = placeIn('greeting');
  const { PUBLIC_URL } = env();
  const prepare = async (around: { readonly greeting?: string }) => {
    const { subject: shown, body } = composeInvitation(letter, company, {
      ...around,
      tokens: places,
      website: verifiedSite(senderEmail, company.website),
    });
    return prepareMassMail({
      ...(await renderMail(body)),
      ...waysBack(places.back, absolute(PUBLIC_URL, unsubscribe(layoutLang, places.stop))),
      subject: safeHeader('subject', shown),
      date: new Date(),
      host: new URL(PUBLIC_URL).hostname,
      from: senderNamed(senderOf(senderName, layoutLang, company)),
      replyTo: safeAddress('reply address', senderEmail, senderName),
    });
  };
  const [unnamed, named] = [await prepare({}), await prepare({ greeting })];
  return ({ idRecipient, mailbox, round, email, name }) =>
    (name === '' ? unnamed : named)({
      words: new Map([[greeting, greetingOf(name, layoutLang)]]),
      idMail: `${idRecipient}.${round}`,
      address: email,
      filled: new Map([
        [places.invite, inviteToken(idRecipient)],
        [places.stop, stopToken({ mailbox, idEmp })],
        [places.back, bounceToken(idRecipient)],
      ]),
    });
}

/** While nothing takes what comes back, the letter is stopped by its link alone and returns to us. */
function waysBack(place: string, url: string): Pick<MailMessage, 'returnTo' | 'unsubscribe'> {
  const { BOUNCE_PORT, BOUNCE_DOMAIN } = env();
  if (BOUNCE_PORT === undefined || BOUNCE_DOMAIN === undefined) return { unsubscribe: { url } };
  const own = `${place}@${BOUNCE_DOMAIN}`;
  return { returnTo: `bounce-${own}`, unsubscribe: { url, address: `stop-${own}` } };
}
