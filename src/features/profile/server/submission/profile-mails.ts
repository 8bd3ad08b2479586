import * as z from 'zod/mini';
import { LOCALES } from '#shared/core/locale.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { sectionRemarks } from '../../core/profile-contract.ts';

const common = {
  contactName: z.string(),
  companyName: z.string(),
  pageLang: z.enum(LOCALES),
  remark: z.string(),
  remarks: z._default(sectionRemarks, {}),
};

export const profilePublishedMail = defineMail({
  name: 'profile.published',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ ...common, path: z.string() }),
});

export const profileReturnedMail = defineMail({
  name: 'profile.returned',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object(common),
});
