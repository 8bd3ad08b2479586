import { translator } from '#i18n/translator.ts';
import { absolute, page } from '#shared/core/paths.ts';
import { env } from '#shared/server/env.ts';
import { MailAction, MailLayout, MailText } from '#shared/server/mail/MailLayout.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';
import { mailTemplate } from '#shared/server/mail/mail.ts';
import { jobSeekerDeletedMail } from './job-seeker-mails.ts';

export const jobSeekerMails: readonly MailTemplate[] = [
  mailTemplate(jobSeekerDeletedMail, ({ reviews }, locale) => {
    const t = translator(locale);
    return {
      subject: t('account:jobSeeker.deletedMail.subject'),
      body: (
        <MailLayout
          locale={locale}
          preview={t('account:jobSeeker.deletedMail.preview')}
          title={t('account:jobSeeker.deletedMail.title')}
        >
          <MailText>{t('account:jobSeeker.deletedMail.text')}</MailText>
          <MailText>
            {reviews === 'keep'
              ? t('account:jobSeeker.deletedMail.kept')
              : t('account:jobSeeker.deletedMail.removed')}
          </MailText>
          <MailAction locale={locale} href={absolute(env().PUBLIC_URL, page(locale, '/aboutus'))}>
            {t('account:jobSeeker.deletedMail.action')}
          </MailAction>
        </MailLayout>
      ),
    };
  }),
];
