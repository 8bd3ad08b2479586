import { randomBytes } from 'node:crypto';
import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import { env } from '#shared/server/env.ts';
import { safeAddress, safeHeader, senderNamed } from '#shared/server/mail/mail-address.ts';
import type { MailMessage } from '#shared/server/mail/mail-transport.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { unsubscribe } from '../../core/invitation-paths.ts';
import { composeInvitation, senderOf } from '../invitation-mail.tsx';
import { bounceToken, inviteToken, stopToken } from '../recipient-tokens.ts';
import type { Sending } from './claim-batch.ts';
import type { Claimed } from './claim-queries.ts';

export type PreparedLetter = (recipient: Claimed & { readonly email: string }) => MailMessage;

/** Drawn up once for all; each recipient's links are put where places were left, which no company's words can guess. */
export async function prepareLetter(
  { idEmp, subject, content: text, layoutLang, senderName, senderEmail }: Sending,
  company: NamedCompany,
): Promise<PreparedLetter> {
  const places = { invite: placeOf('invite'), stop: placeOf('stop') };
  const { body } = composeInvitation({ subject, text, layoutLang }, company, places);
  const drawnUp = await renderMail(body);
  const { PUBLIC_URL } = env();
  const { hostname } = new URL(PUBLIC_URL);
  const from = senderNamed(senderOf(senderName, layoutLang));
  const replyTo = safeAddress('reply address', senderEmail, senderName);
  safeHeader('subject', subject);
  return ({ idRecipient, mailbox, round, email, name }) => {
    const idMail = `${idRecipient}.${round}`;
    const stop = stopToken({ mailbox, idEmp });
    const tokens = [
      [places.invite, inviteToken(idRecipient)],
      [places.stop, stop],
    ] as const;
    const filled = (words: string) =>
      tokens.reduce((filling, [place, token]) => filling.replaceAll(place, token), words);
    return {
      ...{ idMail, messageId: `<${idMail}@${hostname}>`, date: new Date() },
      ...{ from, replyTo, to: safeAddress('recipient', email, name), subject },
      ...waysBack(idRecipient, absolute(PUBLIC_URL, unsubscribe(layoutLang, stop))),
      html: filled(drawnUp.html),
      text: filled(drawnUp.text),
    };
  };
}

const placeOf = (what: string) => `${what}-${randomBytes(12).toString('hex')}`;

/** While nothing takes what comes back, the letter is stopped by its link alone and returns to us. */
function waysBack(idRecipient: string, url: string): Pick<MailMessage, 'returnTo' | 'unsubscribe'> {
  const { BOUNCE_PORT, BOUNCE_DOMAIN } = env();
  if (BOUNCE_PORT === undefined || BOUNCE_DOMAIN === undefined) return { unsubscribe: { url } };
  const own = `${bounceToken(idRecipient)}@${BOUNCE_DOMAIN}`;
  return { returnTo: `bounce-${own}`, unsubscribe: { url, address: `stop-${own}` } };
}
