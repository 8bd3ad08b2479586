import { translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import { companyName, type NamedCompany } from '#shared/core/company/company-name.ts';
import type { InvitationEmail } from '#shared/core/domain/invitation.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailQuote, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { ComposedMail } from '#shared/server/mail/mail.ts';
import { withoutForeignLinks } from '../core/invitation-email-links.ts';
import { EXAMPLE_TOKEN, invite, unsubscribe } from '../core/invitation-paths.ts';
import { displaySenderName } from '../core/sender-name.ts';
import { linkedHosts } from './verified-site.ts';

export interface InvitationTokens {
  readonly invite: string;
  readonly unsubscribe: string;
}

const EXAMPLE: InvitationTokens = { invite: EXAMPLE_TOKEN, unsubscribe: EXAMPLE_TOKEN };

interface InvitationOptions {
  readonly tokens?: InvitationTokens;
  /** The host of the company's verified site, the only one besides the platform to be linked. */
  readonly website?: string | null;
  readonly greeting?: string;
}

const HAS_TITLE = /^(?:คุณ|นาย|นาง|น\.ส\.|ดร\.)/;

export function greetingOf(name: string, layoutLang: InvitationEmail['layoutLang']): string {
  const t = translator(layoutLang);
  return HAS_TITLE.test(name)
    ? t('invitation:mail.dearTitled', { name })
    : t('invitation:mail.dear', { name });
}

/** Composes the e-mail: the company's plain text between fixed texts; examples in previews. */
export function composeInvitation(
  email: InvitationEmail,
  company: NamedCompany,
  { tokens = EXAMPLE, website = null, greeting }: InvitationOptions = {},
): Pick<ComposedMail, 'subject' | 'body'> {
  const { subject, text, layoutLang: locale } = email;
  const t = translator(locale);
  const placeholders = { companyName: companyName(company, locale).text };
  const { PUBLIC_URL } = env();
  const hosts = linkedHosts(website);
  const quoted = withoutForeignLinks(text, hosts);
  const link = (path: string) => absolute(PUBLIC_URL, path);
  return {
    subject: withoutForeignLinks(subject, hosts).text,
    body: (
      <MailLayout
        locale={locale}
        preview={t('invitation:mail.preview', placeholders)}
        title={t('invitation:mail.title', placeholders)}
        reason={t('invitation:mail.reason', placeholders)}
        unsubscribe={{
          label: t('invitation:mail.stop'),
          url: link(unsubscribe(locale, tokens.unsubscribe)),
        }}
      >
        {greeting !== undefined && <MailText>{greeting}</MailText>}
        <MailQuote>{quoted.text}</MailQuote>
        {quoted.hasForeign && <MailText>{t('invitation:mail.foreignLinks')}</MailText>}
        <MailText>{t('invitation:mail.fair')}</MailText>
        <MailText>{t('invitation:mail.text')}</MailText>
        <MailAction locale={locale} href={link(invite(locale, tokens.invite))}>
          {t('invitation:mail.action')}
        </MailAction>
      </MailLayout>
    ),
  };
}

export function senderOf(
  name: string,
  layoutLang: InvitationEmail['layoutLang'],
  company: NamedCompany,
): string {
  const senderName = displaySenderName(name, company, companyName(company, layoutLang).text);
  return translator(layoutLang)('invitation:mail.from', { senderName });
}
