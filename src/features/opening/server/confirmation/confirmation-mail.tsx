import { translator } from '#i18n/translator.ts';
import { absolute } from '#shared/core/address.ts';
import { formatDate } from '#shared/core/format.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailItem, MailLayout, MailText } from '#shared/server/mail/MailLayout.tsx';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { inReaderLanguage } from '../../core/opening.ts';
import { ownOpenings } from '../../core/opening-paths.ts';
import { openingConfirmationMail } from './confirmation-mails.ts';

export const openingConfirmationMails: readonly MailTemplate[] = [
  mailTemplate(openingConfirmationMail, ({ openings, more }, locale) => {
    const t = translator(locale);
    const list = absolute(env().PUBLIC_URL, ownOpenings(locale));
    return {
      subject: t('opening:mails.confirmationRequest.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('opening:mails.confirmationRequest.preview')}
          title={t('opening:mails.confirmationRequest.title')}
        >
          <MailText>{t('opening:mails.confirmationRequest.text')}</MailText>
          {openings.map(({ idJob, positionTh, positionEn, closesAt }) => (
            <MailItem
              key={idJob}
              href={list}
              title={inReaderLanguage(locale, positionTh, positionEn).text}
            >
              {t('opening:mails.confirmationRequest.closes', {
                day: formatDate(locale, new Date(closesAt)),
              })}
            </MailItem>
          ))}
          {more > 0 && (
            <MailText>{t('opening:mails.confirmationRequest.more', { count: more })}</MailText>
          )}
          <MailText>{t('opening:mails.confirmationRequest.reopen')}</MailText>
          <MailAction locale={locale} href={list}>
            {t('opening:mails.confirmationRequest.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
