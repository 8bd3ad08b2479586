import type { ReactNode } from 'react';
import { translator } from '#i18n/translator.ts';
import { formatDate } from '#shared/core/format.ts';
import type { Locale } from '#shared/core/locale.ts';
import { absolute, employerSignIn, forgotPassword, page, setting } from '#shared/core/paths.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { ComposedMail, MailTemplate } from '#shared/server/mail/mail.ts';
import { mailTemplate } from '#shared/server/mail/mail.ts';
import {
  accountKeptMail,
  confirmEmailMail,
  deletionAskedMail,
  emailChangingMail,
  invitedUserMail,
  passwordChangedMail,
  resetLinkMail,
} from './settings-mails.ts';

interface Written {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  readonly texts: readonly string[];
  readonly action: readonly [words: string, path: string];
}

/** The plain letter all of these are: a title, some sentences, one thing to do. */
function letter(locale: Locale, { subject, preview, title, texts, action }: Written): ComposedMail {
  const [words, path] = action;
  const body: ReactNode = (
    <MailLayout locale={locale} preview={preview} title={title}>
      {texts.map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      <MailAction locale={locale} href={absolute(env().PUBLIC_URL, path)}>
        {words}
      </MailAction>
    </MailLayout>
  );
  return { subject, body: <>{body}</> };
}

export const settingsMails: readonly MailTemplate[] = [
  mailTemplate(resetLinkMail, ({ kind, token }, locale) => {
    const t = translator(locale);
    const forCompany = kind === 'employer';
    return letter(locale, {
      subject: t('settings:mails.reset.subject'),
      preview: t('settings:mails.reset.preview'),
      title: t('settings:mails.reset.title'),
      texts: [
        t(forCompany ? 'settings:mails.reset.company' : 'settings:mails.reset.jobSeeker'),
        t('settings:mails.reset.text'),
      ],
      action: [t('settings:mails.reset.action'), forgotPassword(locale, { token })],
    });
  }),
  mailTemplate(passwordChangedMail, (_props, locale) => {
    const t = translator(locale);
    return letter(locale, {
      subject: t('settings:mails.changed.subject'),
      preview: t('settings:mails.changed.preview'),
      title: t('settings:mails.changed.title'),
      texts: [t('settings:mails.changed.text'), t('settings:mails.changed.notYou')],
      action: [t('settings:mails.changed.action'), forgotPassword(locale)],
    });
  }),
  mailTemplate(invitedUserMail, ({ contactName, companyName, token }, locale) => {
    const t = translator(locale);
    return letter(locale, {
      subject: t('settings:mails.invited.subject', { companyName }),
      preview: t('settings:mails.invited.preview'),
      title: t('settings:mails.invited.title', { contactName }),
      texts: [t('settings:mails.invited.text', { companyName })],
      action: [t('settings:mails.invited.action'), forgotPassword(locale, { token, first: '1' })],
    });
  }),
  mailTemplate(confirmEmailMail, ({ contactName, token }, locale) => {
    const t = translator(locale);
    return letter(locale, {
      subject: t('settings:mails.confirm.subject'),
      preview: t('settings:mails.confirm.preview'),
      title: t('settings:mails.confirm.title', { contactName }),
      texts: [t('settings:mails.confirm.text')],
      action: [t('settings:mails.confirm.action'), setting(locale, 'email', { token })],
    });
  }),
  mailTemplate(emailChangingMail, ({ contactName, newEmail }, locale) => {
    const t = translator(locale);
    return letter(locale, {
      subject: t('settings:mails.changing.subject'),
      preview: t('settings:mails.changing.preview'),
      title: t('settings:mails.changing.title', { contactName }),
      texts: [t('settings:mails.changing.text', { newEmail }), t('settings:mails.changing.notYou')],
      action: [t('settings:mails.changing.action'), forgotPassword(locale)],
    });
  }),
  mailTemplate(deletionAskedMail, (props, locale) => {
    const { contactName, companyName, closesCompany } = props;
    const t = translator(locale);
    const day = formatDate(locale, new Date(props.deleteAfter));
    return letter(locale, {
      subject: t('settings:mails.deletion.subject', { day }),
      preview: t('settings:mails.deletion.preview'),
      title: t('settings:mails.deletion.title', { contactName }),
      texts: [
        closesCompany
          ? t('settings:mails.deletion.company', { companyName, day })
          : t('settings:mails.deletion.user', { companyName, day }),
        t('settings:mails.deletion.keep', { day }),
      ],
      action: [t('settings:mails.deletion.action'), employerSignIn(locale)],
    });
  }),
  mailTemplate(accountKeptMail, ({ contactName, companyName }, locale) => {
    const t = translator(locale);
    return letter(locale, {
      subject: t('settings:mails.kept.subject'),
      preview: t('settings:mails.kept.preview'),
      title: t('settings:mails.kept.title', { contactName }),
      texts: [t('settings:mails.kept.text', { companyName })],
      action: [t('settings:mails.kept.action'), page(locale, '/myaccount')],
    });
  }),
];
