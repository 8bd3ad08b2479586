import { translator } from '#i18n/translator.ts';
import { absolute, employerSignIn, jobSeekerSignIn, wizard } from '#shared/core/paths.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';
import { mailTemplate } from '#shared/server/mail/mail.ts';
import { verificationPath } from '../core/account-paths.ts';
import { alreadyRegisteredMail, employerWelcomeMail, verifyAddressMail } from './account-mails.ts';

const address = (path: string) => absolute(env().PUBLIC_URL, path);

export const accountMails: readonly MailTemplate[] = [
  mailTemplate(employerWelcomeMail, ({ contactName, companyName }, locale) => {
    const t = translator(locale);
    return {
      subject: t('account:mails.welcome.subject', { companyName }),
      body: (
        <MailLayout
          locale={locale}
          preview={t('account:mails.welcome.preview')}
          title={t('account:mails.welcome.title', { contactName })}
        >
          <MailText>{t('account:mails.welcome.text', { companyName })}</MailText>
          <MailAction locale={locale} href={address(wizard(locale, 'welcome'))}>
            {t('account:mails.welcome.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
  mailTemplate(verifyAddressMail, ({ firstName, token }, locale) => {
    const t = translator(locale);
    return {
      subject: t('account:mails.verify.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('account:mails.verify.preview')}
          title={t('account:mails.verify.title', { firstName })}
        >
          <MailText>{t('account:mails.verify.text')}</MailText>
          <MailAction locale={locale} href={address(verificationPath(locale, token))}>
            {t('account:mails.verify.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
  mailTemplate(alreadyRegisteredMail, ({ kind }, locale) => {
    const t = translator(locale);
    const signInPath = kind === 'employer' ? employerSignIn : jobSeekerSignIn;
    return {
      subject: t('account:mails.already.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('account:mails.already.preview')}
          title={t('account:mails.already.title')}
        >
          <MailText>{t('account:mails.already.text')}</MailText>
          <MailAction locale={locale} href={address(signInPath(locale))}>
            {t('account:mails.already.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
