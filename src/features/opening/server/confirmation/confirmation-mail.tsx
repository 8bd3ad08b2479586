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
      subject: t('opening:mails.silent.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('opening:mails.silent.preview')}
          title={t('opening:mails.silent.title')}
        >
          <MailText>{t('opening:mails.silent.text')}</MailText>
          {openings.map(({ idJob, positionTh, positionEn, closesAt }) => (
            <MailItem
              key={idJob}
              href={list}
              title={inReaderLanguage(locale, positionTh, positionEn).text}
            >
              {t('opening:mails.silent.closes', { day: formatDate(locale, new Date(closesAt)) })}
            </MailItem>
          ))}
          {more > 0 && <MailText>{t('opening:mails.silent.more', { count: more })}</MailText>}
          <MailText>{t('opening:mails.silent.again')}</MailText>
          <MailAction locale={locale} href={list}>
            {t('opening:mails.silent.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
