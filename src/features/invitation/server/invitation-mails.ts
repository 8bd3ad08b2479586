import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { composeInvitation, senderOf } from './invitation-mail.tsx';
import { invitationTestMail } from './sending/test-mail.ts';

export const invitationMails: readonly MailTemplate[] = [
  mailTemplate(
    invitationTestMail,
    ({ subject, content: text, layoutLang, senderName, ...company }) => ({
      ...composeInvitation({ subject, text, layoutLang }, company),
      fromName: senderOf(senderName, layoutLang),
    }),
  ),
];
