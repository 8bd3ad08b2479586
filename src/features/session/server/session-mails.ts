import * as z from 'zod/mini';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';
import { unverified } from '#shared/server/mail/parts/unverified-email.ts';
import { MAX_RESET_MAILS_PER_DAY } from '../core/session-limits.ts';

const kind = z.enum(['employer', 'jobSeeker']);

export const resetLinkMail = defineMail({
  name: 'reset-link',
  maxPerDay: MAX_RESET_MAILS_PER_DAY,
  props: z.object({
    kind,
    token: z.string(),
    to: z.optional(z.string()),
    /** True for a device that signed in before: it is exempt from the limit on reset emails. */
    isKnownDevice: z._default(z.boolean(), false),
    ...unverified,
  }),
  holdsSecret: true,
});

export const passwordChangedMail = defineMail({
  name: 'password-changed',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({
    kind,
    isUnlinked: z.optional(z.boolean()),
    isSisterEnded: z.optional(z.boolean()),
    ...unverified,
  }),
});

export const googleLinkedMail = defineMail({ name: 'google-linked', props: z.object({}) });
