import { companyPage } from '#features/company/core/company-paths.ts';
import { translator } from '#i18n/translator.ts';
import { absolute, page } from '#shared/core/address.ts';
import { companyName } from '#shared/core/company-name.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailQuote, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';
import { mailTemplate } from '#shared/server/mail/mail.ts';
import { REASON_WORDS } from '../core/review-words.ts';
import { reviewPublishedMail, reviewRefusedMail } from './review-mails.ts';

export const reviewMails: readonly MailTemplate[] = [
  mailTemplate(reviewPublishedMail, (props, locale) => {
    const t = translator(locale);
    const name = companyName(props, locale).text;
    return {
      subject: t('review:mails.published.subject', { companyName: name }),
      body: (
        <MailLayout
          locale={locale}
          preview={t('review:mails.published.preview')}
          title={t('review:mails.published.title')}
        >
          <MailText>{t('review:mails.published.text', { companyName: name })}</MailText>
          <MailQuote>{props.title}</MailQuote>
          <MailAction
            locale={locale}
            href={absolute(env().PUBLIC_URL, companyPage(locale, props, 'yousay'))}
          >
            {t('review:mails.published.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
  mailTemplate(reviewRefusedMail, (props, locale) => {
    const t = translator(locale);
    const name = companyName(props, locale).text;
    return {
      subject: t('review:mails.refused.subject', { companyName: name }),
      body: (
        <MailLayout
          locale={locale}
          preview={t('review:mails.refused.preview')}
          title={t('review:mails.refused.title')}
        >
          <MailText>{t('review:mails.refused.text', { companyName: name })}</MailText>
          <MailQuote>{props.title}</MailQuote>
          <MailText>{t(REASON_WORDS[props.reasonCode])}</MailText>
          <MailText>{t('review:mails.refused.next')}</MailText>
          <MailAction locale={locale} href={absolute(env().PUBLIC_URL, page(locale, '/yousay'))}>
            {t('review:mails.refused.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
