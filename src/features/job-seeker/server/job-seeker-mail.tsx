import { page } from '#shared/core/address.ts';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { verificationPath } from '../core/job-seeker-paths.ts';
import { jobSeekerDeletedMail, verifyEmailMail } from './job-seeker-mails.ts';

export const jobSeekerMails: readonly MailTemplate[] = [
  mailTemplate(verifyEmailMail, ({ token, to }, locale) =>
    standardMail(locale, {
      keyPrefix: 'jobSeeker:mails.verify.',
      texts: ['jobSeeker:mails.verify.text'],
      path: verificationPath(locale, token, { to }),
    }),
  ),
  mailTemplate(jobSeekerDeletedMail, ({ reviews }, locale) =>
    standardMail(locale, {
      keyPrefix: 'jobSeeker:mails.deleted.',
      texts: [
        'jobSeeker:mails.deleted.text',
        reviews === 'keep' ? 'jobSeeker:mails.deleted.retained' : 'jobSeeker:mails.deleted.removed',
      ],
      path: page(locale, '/aboutus'),
    }),
  ),
];
