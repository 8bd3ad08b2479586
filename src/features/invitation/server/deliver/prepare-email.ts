import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import { env } from '#shared/server/env.ts';
import { safeAddress, safeHeader, senderNamed } from '#shared/server/mail/mail-address.ts';
import type { MailMessage, SerializedMail } from '#shared/server/mail/mail-transport.ts';
import { prepareMassMail, randomPlaceholder } from '#shared/server/mail/mass-mail.ts';
import { renderMail } from '#shared/server/mail/render-mail.ts';
import { unsubscribe } from '../../core/invitation-paths.ts';
import type { LockedCampaign } from '../campaign/intake-queries.ts';
import { composeInvitation, greetingOf, senderOf } from '../invitation-mail.tsx';
import { bounceToken, inviteToken, unsubscribeToken } from '../recipient-tokens.ts';
import { verifiedSite } from '../verified-site.ts';
import type { Claimed } from './claim-queries.ts';

export type InvitationRenderer = (
  recipient: Claimed & { readonly email: string },
) => SerializedMail;

/** Renders the e-mail twice, with and without greeting, to be filled in per recipient. */
export async function prepareInvitationEmail(
  { idEmp, subject, content: text, layoutLang, senderName, senderEmail }: LockedCampaign,
  company: NamedCompany & { readonly website: string | null },
): Promise<InvitationRenderer> {
  const placeholders = {
    invite: randomPlaceholder('invite'),
    unsubscribe: randomPlaceholder('stop'),
    back: randomPlaceholder('back'),
  };
  const email = { subject, text, layoutLang };
  const greeting = randomPlaceholder('greeting');
  const { PUBLIC_URL } = env();
  const prepare = async (greetingOptions: { readonly greeting?: string }) => {
    const { subject: renderedSubject, body } = composeInvitation(email, company, {
      ...greetingOptions,
      tokens: placeholders,
      website: verifiedSite(senderEmail, company.website),
    });
    return prepareMassMail({
      ...(await renderMail(body)),
      ...returnAddresses(
        placeholders.back,
        absolute(PUBLIC_URL, unsubscribe(layoutLang, placeholders.unsubscribe)),
      ),
      subject: safeHeader('subject', renderedSubject),
      date: new Date(),
      host: new URL(PUBLIC_URL).hostname,
      from: senderNamed(senderOf(senderName, layoutLang, company)),
      replyTo: safeAddress('reply address', senderEmail, senderName),
    });
  };
  const [withoutGreeting, withGreeting] = [await prepare({}), await prepare({ greeting })];
  return ({ idRecipient, emailHash, round, email: address, name }) =>
    (name === '' ? withoutGreeting : withGreeting)({
      texts: new Map([[greeting, greetingOf(name, layoutLang)]]),
      idMail: `${idRecipient}.${round}`,
      address,
      values: new Map([
        [placeholders.invite, inviteToken(idRecipient)],
        [placeholders.unsubscribe, unsubscribeToken({ emailHash, idEmp })],
        [placeholders.back, bounceToken(idRecipient)],
      ]),
    });
}

/** Bounce and unsubscribe addresses; only the unsubscribe URL without a bounce receiver. */
function returnAddresses(
  token: string,
  url: string,
): Pick<MailMessage, 'returnTo' | 'unsubscribe'> {
  const { BOUNCE_PORT, BOUNCE_DOMAIN } = env();
  if (BOUNCE_PORT === undefined || BOUNCE_DOMAIN === undefined) return { unsubscribe: { url } };
  const mailAddress = `${token}@${BOUNCE_DOMAIN}`;
  return {
    returnTo: `bounce-${mailAddress}`,
    unsubscribe: { url, address: `stop-${mailAddress}` },
  };
}
