import { employerSignIn, forgotPassword } from '#features/session/core/session-paths.ts';
import { page } from '#shared/core/address.ts';
import { formatDate } from '#shared/core/format.ts';
import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { setting } from '../core/employer-paths.ts';
import {
  claimGrantedMail,
  claimRejectedMail,
  confirmEmailMail,
  deletionCancelledMail,
  deletionRequestedMail,
  emailChangingMail,
  employerWelcomeMail,
  invitedUserMail,
} from './employer-mails.ts';

export const employerMails: readonly MailTemplate[] = [
  mailTemplate(employerWelcomeMail, ({ token }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.welcome.',
      texts: ['employer:mails.welcome.text'],
      path: setting(locale, 'email', { token }),
    }),
  ),
  mailTemplate(invitedUserMail, ({ token }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.invited.',
      texts: ['employer:mails.invited.text'],
      path: forgotPassword(locale, { token, first: '1' }),
    }),
  ),
  mailTemplate(confirmEmailMail, ({ token }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.confirm.',
      texts: ['employer:mails.confirm.text'],
      path: setting(locale, 'email', { token }),
    }),
  ),
  mailTemplate(emailChangingMail, ({ newEmail }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.changing.',
      values: { newEmail },
      texts: ['employer:mails.changing.text', 'employer:mails.changing.notYou'],
      path: forgotPassword(locale),
    }),
  ),
  mailTemplate(claimGrantedMail, (_, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.claimGranted.',
      texts: ['employer:mails.claimGranted.text'],
      path: page(locale, '/company/hrsay'),
    }),
  ),
  mailTemplate(claimRejectedMail, ({ remark }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.claimRejected.',
      quote: remark,
      texts: [
        remark === ''
          ? 'employer:mails.claimRejected.other'
          : 'employer:mails.claimRejected.reason',
        'employer:mails.claimRejected.text',
      ],
      isRejection: true,
      path: page(locale, '/myaccount'),
    }),
  ),
  mailTemplate(deletionRequestedMail, ({ deleteAfter, closesCompany }, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.deletion.',
      values: { day: formatDate(locale, new Date(deleteAfter)) },
      texts: [
        closesCompany ? 'employer:mails.deletion.company' : 'employer:mails.deletion.user',
        'employer:mails.deletion.cancel',
      ],
      path: employerSignIn(locale),
    }),
  ),
  mailTemplate(deletionCancelledMail, (_, locale) =>
    standardMail(locale, {
      keyPrefix: 'employer:mails.deletionCancelled.',
      texts: ['employer:mails.deletionCancelled.text'],
      path: page(locale, '/myaccount'),
    }),
  ),
];
