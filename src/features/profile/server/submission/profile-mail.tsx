import { Fragment } from 'react';
import { type Translator, translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import type { SectionRemarks } from '#shared/core/domain/submission.ts';
import { afterThai } from '#shared/core/text/after-thai.ts';
import { env } from '#shared/server/env.ts';
import {
  MailAction,
  MailAppeal,
  MailLayout,
  MailQuote,
  MailText,
} from '#shared/server/mail/MailLayout.tsx';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { companyTool } from '../../core/profile-paths.ts';
import { remarksInOrder } from '../../core/submission/section-remarks.ts';
import { profilePublishedMail, profileReturnedMail } from './profile-mails.ts';

const absoluteUrl = (path: string) => absolute(env().PUBLIC_URL, path);

interface Remarks {
  readonly remark: string;
  readonly remarks: SectionRemarks;
}

function remarks(t: Translator, { remark, remarks }: Remarks) {
  return (
    <>
      {remark !== '' && <MailQuote>{remark}</MailQuote>}
      {remarksInOrder(remarks).map(({ step, text }) => (
        <Fragment key={step}>
          <MailText>{t(`profile:step.${step}`)}</MailText>
          <MailQuote>{text}</MailQuote>
        </Fragment>
      ))}
    </>
  );
}

export const profileMails: readonly MailTemplate[] = [
  mailTemplate(profilePublishedMail, ({ contactName, companyName, pageLang, ...mail }, locale) => {
    const t = translator(locale);
    const language = t(`profile:language.${pageLang}`);
    return {
      subject: t('profile:mails.published.subject', { companyName }),
      body: (
        <MailLayout
          locale={locale}
          preview={t('profile:mails.published.preview', { language })}
          title={t('profile:mails.published.title', {
            contactName: afterThai(contactName, locale),
          })}
        >
          <MailText>{t('profile:mails.published.text', { companyName, language })}</MailText>
          {remarks(t, mail)}
          <MailAction locale={locale} href={absoluteUrl(mail.path)}>
            {t('profile:mails.published.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
  mailTemplate(profileReturnedMail, ({ contactName, companyName, pageLang, ...mail }, locale) => {
    const t = translator(locale);
    const language = t(`profile:language.${pageLang}`);
    return {
      subject: t('profile:mails.returned.subject', { companyName }),
      body: (
        <MailLayout
          locale={locale}
          preview={t('profile:mails.returned.preview', { language })}
          title={t('profile:mails.returned.title', { contactName: afterThai(contactName, locale) })}
        >
          {remarks(t, mail)}
          <MailText>{t('profile:mails.returned.text', { companyName, language })}</MailText>
          <MailText>{t('profile:mails.returned.next')}</MailText>
          <MailAppeal locale={locale} />
          <MailAction locale={locale} href={absoluteUrl(companyTool(locale, 'hrsay'))}>
            {t('profile:mails.returned.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
