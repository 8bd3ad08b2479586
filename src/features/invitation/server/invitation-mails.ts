import { type MailTemplate, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { campaignPath } from '../core/invitation-paths.ts';
import { invitationTestMail } from './campaign/test-mail.ts';
import { composeInvitation, senderOf } from './invitation-mail.tsx';
import { suspendedCampaignMail } from './stop/stop-by-itself.ts';

export const invitationMails: readonly MailTemplate[] = [
  mailTemplate(
    invitationTestMail,
    ({ subject, content: text, layoutLang, senderName, website, ...company }) => ({
      ...composeInvitation({ subject, text, layoutLang }, company, { website }),
      fromName: senderOf(senderName, layoutLang, company),
    }),
  ),
  mailTemplate(suspendedCampaignMail, ({ idInvitation, reason }, locale) =>
    standardMail(locale, {
      keyPrefix: 'invitation:mails.stopped.',
      texts: [`invitation:history.stopped.${reason}`, 'invitation:mails.stopped.text'],
      path: campaignPath(locale, idInvitation),
    }),
  ),
];
