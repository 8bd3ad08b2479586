import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';
import { REVIEW_FATES } from '../core/job-seeker-account-contract.ts';

export const jobSeekerDeletedMail = defineMail({
  name: 'job-seeker-deleted',
  props: z.object({ reviews: z.enum(REVIEW_FATES) }),
  keepDays: 1,
});

export const verifyEmailMail = defineMail({
  name: 'verify-address',
  props: z.object({ token: z.string(), to: z.optional(z.string()) }),
  holdsSecret: true,
});
