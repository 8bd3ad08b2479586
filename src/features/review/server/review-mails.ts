import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';
import { REASON_CODES } from '../core/review-contract.ts';

/** A mail goes to the writer's address, so it says neither which company nor which review. */
const KEEP_DAYS = 1;

export const reviewPublishedMail = defineMail({
  name: 'review-published',
  props: z.object({}),
  keepDays: KEEP_DAYS,
});

export const reviewRefusedMail = defineMail({
  name: 'review-refused',
  props: z.object({ reasonCode: z.enum(REASON_CODES) }),
  keepDays: KEEP_DAYS,
});
