import * as z from 'zod/mini';
import { MODERATION_REASONS } from '#shared/core/domain/review.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { REVIEW_MAIL_KEEP_DAYS } from '../core/retention.ts';

/** The mail names neither company nor review, because employers may see staff mail. */
export const reviewPublishedMail = defineMail({
  name: 'review-published',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({}),
  keepDays: REVIEW_MAIL_KEEP_DAYS,
});

export const reviewRejectedMail = defineMail({
  name: 'review-rejected',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ reasonCode: z.enum(MODERATION_REASONS) }),
  keepDays: REVIEW_MAIL_KEEP_DAYS,
});

export const appealDecidedMail = defineMail({
  name: 'review-appeal-decided',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({ status: z.enum(['upheld', 'dismissed']) }),
  keepDays: REVIEW_MAIL_KEEP_DAYS,
});
