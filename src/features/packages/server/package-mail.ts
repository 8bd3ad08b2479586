import * as z from 'zod/mini';
import { companyTool } from '#features/profile/core/profile-paths.ts';
import { translator } from '#i18n/translator.ts';
import { PACKAGES, type PackageHrSay } from '#shared/core/packages.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY, mailTemplate } from '#shared/server/mail/mail.ts';
import { standardMail } from '#shared/server/mail/standard-mail.tsx';
import { isSmaller } from '../core/package-change.ts';

/** Contains no user input, so it may go to an unverified address. */
export const packageAssignedMail = defineMail({
  name: 'package.assigned',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ from: z.enum(PACKAGES), to: z.enum(PACKAGES) }),
});

export const packageMails = [
  mailTemplate(packageAssignedMail, ({ from, to }, locale) => {
    const nameOf = (packageName: PackageHrSay) =>
      translator(locale)(`packages:names.${packageName}`);
    return standardMail(locale, {
      keyPrefix: 'packages:mails.assigned.',
      values: { from: nameOf(from), to: nameOf(to) },
      texts: [
        'packages:mails.assigned.text',
        isSmaller(to, from) ? 'packages:mails.assigned.less' : 'packages:mails.assigned.more',
      ],
      path: companyTool(locale, 'hrsay'),
    });
  }),
];
