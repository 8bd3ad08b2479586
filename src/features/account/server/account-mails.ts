import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

export const employerWelcomeMail = defineMail({
  name: 'employer-welcome',
  props: z.object({ contactName: z.string(), companyName: z.string() }),
});

export const verifyAddressMail = defineMail({
  name: 'verify-address',
  props: z.object({ firstName: z.string(), token: z.string() }),
  holdsSecret: true,
});

export const alreadyRegisteredMail = defineMail({
  name: 'already-registered',
  props: z.object({ kind: z.enum(['employer', 'jobSeeker']) }),
});
