import { page } from '#shared/core/address.ts';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { CONTACT_KEEP_DAYS } from '../../core/application.ts';
import { ownOpenings } from '../../core/opening-paths.ts';
import {
  applicationAnsweredMail,
  applicationSentMail,
  newApplicationsMail,
} from './application-mails.ts';

export const openingMails: readonly MailTemplate[] = [
  mailTemplate(newApplicationsMail, (values, locale) =>
    standardMail(locale, {
      keyPrefix: 'opening:mails.applied.',
      values,
      texts: ['opening:mails.applied.text'],
      path: ownOpenings(locale),
    }),
  ),
  mailTemplate(applicationSentMail, (names, locale) =>
    standardMail(locale, {
      keyPrefix: 'opening:mails.sent.',
      values: { ...names, days: CONTACT_KEEP_DAYS },
      texts: ['opening:mails.sent.text', 'opening:mails.sent.withdraw'],
      path: `${page(locale, '/myProfile')}#applications`,
    }),
  ),
  mailTemplate(applicationAnsweredMail, ({ answer, ...values }, locale) =>
    standardMail(locale, {
      keyPrefix: `opening:mails.${answer}.`,
      values,
      texts: [`opening:mails.${answer}.text`],
      path: `${page(locale, '/myProfile')}#applications`,
    }),
  ),
];
