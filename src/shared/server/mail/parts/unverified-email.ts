import * as z from 'zod/mini';

/** Marks mails to unverified addresses, whose owner's daily limit they must not use up. */
export const unverified = { isUnverified: z.optional(z.boolean()) };

export const unverifiedOf = ({ isEmailVerified }: { readonly isEmailVerified: boolean }) =>
  isEmailVerified ? {} : { isUnverified: true };
