import { page } from '#shared/core/address.ts';
import { letter } from '#shared/server/mail/letter.tsx';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { appealDecidedMail, reviewPublishedMail, reviewRefusedMail } from './review-mails.ts';

export const reviewMails: readonly MailTemplate[] = [
  mailTemplate(reviewPublishedMail, (_, locale) =>
    letter(locale, {
      words: 'review:mails.published.',
      texts: ['review:mails.published.text'],
      path: page(locale, '/myYouSay'),
    }),
  ),
  mailTemplate(reviewRefusedMail, ({ reasonCode }, locale) =>
    letter(locale, {
      words: 'review:mails.refused.',
      texts: [
        `review:reasons.${reasonCode}`,
        'review:mails.refused.text',
        'review:mails.refused.next',
      ],
      isRefusal: true,
      path: page(locale, '/myYouSay'),
    }),
  ),
  mailTemplate(appealDecidedMail, ({ status }, locale) =>
    letter(locale, {
      words: `review:mails.${status}.`,
      texts: [`review:mails.${status}.text`],
      path: page(locale, '/myYouSay'),
    }),
  ),
];
