import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { alreadyRegisteredMail } from '#shared/server/session/notify-owner.ts';
import { employerSignIn, forgotPassword, jobSeekerSignIn } from '../core/session-paths.ts';
import { googleLinkedMail, passwordChangedMail, resetLinkMail } from './session-mails.ts';

export const sessionMails: readonly MailTemplate[] = [
  mailTemplate(alreadyRegisteredMail, ({ kind }, locale) =>
    standardMail(locale, {
      keyPrefix: 'session:mails.already.',
      texts: ['session:mails.already.text'],
      path: kind === 'employer' ? employerSignIn(locale) : jobSeekerSignIn(locale),
    }),
  ),
  mailTemplate(resetLinkMail, ({ kind, token, to }, locale) =>
    standardMail(locale, {
      keyPrefix: 'session:mails.reset.',
      texts: [
        kind === 'employer' ? 'session:mails.reset.company' : 'session:mails.reset.jobSeeker',
        'session:mails.reset.text',
      ],
      path: forgotPassword(locale, { token, to }),
    }),
  ),
  mailTemplate(passwordChangedMail, ({ isUnlinked, isSisterEnded }, locale) =>
    standardMail(locale, {
      keyPrefix: 'session:mails.changed.',
      texts: [
        'session:mails.changed.text',
        ...(isUnlinked ? (['session:mails.changed.unlinked'] as const) : []),
        ...(isSisterEnded ? (['session:mails.changed.sisterEnded'] as const) : []),
        'session:mails.changed.notYou',
      ],
      path: forgotPassword(locale),
    }),
  ),
  mailTemplate(googleLinkedMail, (_props, locale) =>
    standardMail(locale, {
      keyPrefix: 'session:mails.linked.',
      texts: ['session:mails.linked.text', 'session:mails.linked.notYou'],
      path: forgotPassword(locale),
    }),
  ),
];
