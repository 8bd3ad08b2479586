import { page } from '#shared/core/address.ts';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { appealDecidedMail, reviewPublishedMail, reviewRejectedMail } from './review-mails.ts';

export const reviewMails: readonly MailTemplate[] = [
  mailTemplate(reviewPublishedMail, (_, locale) =>
    standardMail(locale, {
      keyPrefix: 'review:mails.published.',
      texts: ['review:mails.published.text'],
      path: page(locale, '/myYouSay'),
    }),
  ),
  mailTemplate(reviewRejectedMail, ({ reasonCode }, locale) =>
    standardMail(locale, {
      keyPrefix: 'review:mails.rejected.',
      texts: [
        `review:reasons.${reasonCode}`,
        'review:mails.rejected.text',
        'review:mails.rejected.next',
      ],
      isRejection: true,
      path: page(locale, '/myYouSay'),
    }),
  ),
  mailTemplate(appealDecidedMail, ({ status }, locale) =>
    standardMail(locale, {
      keyPrefix: `review:mails.${status}.`,
      texts: [`review:mails.${status}.text`],
      path: page(locale, '/myYouSay'),
    }),
  ),
];
