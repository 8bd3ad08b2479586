import { employerMails } from '#features/employer/server/employer-mail.tsx';
import { invitationMails } from '#features/invitation/server/invitation-mails.ts';
import { jobSeekerMails } from '#features/job-seeker/server/job-seeker-mail.tsx';
import { alertMails } from '#features/opening/server/alert/alert-mail.tsx';
import { openingMails } from '#features/opening/server/application/application-mail.tsx';
import { openingConfirmationMails } from '#features/opening/server/confirmation/confirmation-mail.tsx';
import { packageMails } from '#features/packages/server/package-mail.ts';
import { profileMails } from '#features/profile/server/submission/profile-mail.tsx';
import { reviewMails } from '#features/review/server/review-mail.tsx';
import { sessionMails } from '#features/session/server/session-mail.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';

/** Every mail of the product; each slice adds its templates here. */
export const mailTemplates: readonly MailTemplate[] = [
  ...alertMails,
  ...employerMails,
  ...invitationMails,
  ...jobSeekerMails,
  ...openingMails,
  ...openingConfirmationMails,
  ...sessionMails,
  ...packageMails,
  ...profileMails,
  ...reviewMails,
];
