import * as z from 'zod/mini';
import { MODERATION_REASONS } from '#shared/core/domain/moderation-reasons.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { REVIEW_MAIL_KEEP_DAYS } from '../core/retention.ts';

const toWriter = { maxPerDay: MAX_NOTIFICATIONS_PER_DAY, keepDays: REVIEW_MAIL_KEEP_DAYS };

/** The mail names neither company nor review, because employers may see staff mail. */
export const reviewPublishedMail = defineMail({
  ...toWriter,
  name: 'review-published',
  props: z.object({}),
});

export const reviewRejectedMail = defineMail({
  ...toWriter,
  name: 'review-rejected',
  props: z.object({ reasonCode: z.enum(MODERATION_REASONS) }),
});

export const appealDecidedMail = defineMail({
  ...toWriter,
  name: 'review-appeal-decided',
  props: z.object({ status: z.enum(['upheld', 'dismissed']) }),
});
