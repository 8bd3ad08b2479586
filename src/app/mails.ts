import { accountMails } from '#features/account/server/account-mail.tsx';
import { jobSeekerMails } from '#features/account/server/job-seeker-mail.tsx';
import { settingsMails } from '#features/account/server/settings-mail.tsx';
import { profileMails } from '#features/profile/server/profile-mail.tsx';
import { reviewMails } from '#features/review/server/review-mail.tsx';
import type { MailTemplate } from '#shared/server/mail/mail.ts';

/** Every mail the product writes; each slice adds its templates here. */
export const mailTemplates: readonly MailTemplate[] = [
  ...accountMails,
  ...jobSeekerMails,
  ...settingsMails,
  ...profileMails,
  ...reviewMails,
];
