import { letter } from '#shared/server/mail/letter.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';
import { mailTemplate } from '#shared/server/mail/mail.ts';
import { ownOpenings } from '../../core/opening-paths.ts';
import { newApplicationsMail } from './application-mails.ts';

export const openingMails: readonly MailTemplate[] = [
  mailTemplate(newApplicationsMail, (values, locale) =>
    letter(locale, {
      words: 'opening:mails.applied.',
      values,
      texts: ['opening:mails.applied.text'],
      path: ownOpenings(locale),
    }),
  ),
];
