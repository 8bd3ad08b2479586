import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

const kind = z.enum(['employer', 'jobSeeker']);

export const resetLinkMail = defineMail({
  name: 'reset-link',
  props: z.object({ kind, token: z.string() }),
  holdsSecret: true,
});

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  props: z.object({
    kind,
    /** Google signs in to the account no longer. */
    isUnlinked: z.optional(z.boolean()),
  }),
});

export const googleLinkedMail = defineMail({ name: 'google-linked', props: z.object({}) });
