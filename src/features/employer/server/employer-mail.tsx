import { employerSignIn, forgotPassword } from '#features/session/core/session-paths.ts';
import { page } from '#shared/core/address.ts';
import { formatDate } from '#shared/core/format.ts';
import { letter } from '#shared/server/mail/letter.tsx';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { setting } from '../core/employer-paths.ts';
import {
  accountKeptMail,
  claimGrantedMail,
  claimRefusedMail,
  confirmEmailMail,
  deletionAskedMail,
  emailChangingMail,
  employerWelcomeMail,
  invitedUserMail,
} from './employer-mails.ts';

export const employerMails: readonly MailTemplate[] = [
  mailTemplate(employerWelcomeMail, ({ token }, locale) =>
    letter(locale, {
      words: 'employer:mails.welcome.',
      texts: ['employer:mails.welcome.text'],
      path: setting(locale, 'email', { token }),
    }),
  ),
  mailTemplate(invitedUserMail, ({ token }, locale) =>
    letter(locale, {
      words: 'employer:mails.invited.',
      texts: ['employer:mails.invited.text'],
      path: forgotPassword(locale, { token, first: '1' }),
    }),
  ),
  mailTemplate(confirmEmailMail, ({ token }, locale) =>
    letter(locale, {
      words: 'employer:mails.confirm.',
      texts: ['employer:mails.confirm.text'],
      path: setting(locale, 'email', { token }),
    }),
  ),
  mailTemplate(emailChangingMail, ({ newEmail }, locale) =>
    letter(locale, {
      words: 'employer:mails.changing.',
      values: { newEmail },
      texts: ['employer:mails.changing.text', 'employer:mails.changing.notYou'],
      path: forgotPassword(locale),
    }),
  ),
  mailTemplate(claimGrantedMail, (_, locale) =>
    letter(locale, {
      words: 'employer:mails.claimGranted.',
      texts: ['employer:mails.claimGranted.text'],
      path: page(locale, '/company/hrsay'),
    }),
  ),
  mailTemplate(claimRefusedMail, ({ remark }, locale) =>
    letter(locale, {
      words: 'employer:mails.claimRefused.',
      quote: remark,
      texts: [
        remark === '' ? 'employer:mails.claimRefused.other' : 'employer:mails.claimRefused.reason',
        'employer:mails.claimRefused.text',
      ],
      isRefusal: true,
      path: page(locale, '/myaccount'),
    }),
  ),
  mailTemplate(deletionAskedMail, ({ deleteAfter, closesCompany }, locale) =>
    letter(locale, {
      words: 'employer:mails.deletion.',
      values: { day: formatDate(locale, new Date(deleteAfter)) },
      texts: [
        closesCompany ? 'employer:mails.deletion.company' : 'employer:mails.deletion.user',
        'employer:mails.deletion.keep',
      ],
      path: employerSignIn(locale),
    }),
  ),
  mailTemplate(accountKeptMail, (_, locale) =>
    letter(locale, {
      words: 'employer:mails.kept.',
      texts: ['employer:mails.kept.text'],
      path: page(locale, '/myaccount'),
    }),
  ),
];
