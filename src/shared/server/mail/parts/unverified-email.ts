import * as z from 'zod/mini';

/**
 * Marks mails to unverified addresses, which may belong to someone else whose daily limit they must
 * not use up.
 */
export const unverified = { isUnverified: z.optional(z.boolean()) };

export const unverifiedOf = ({ isEmailVerified }: { readonly isEmailVerified: boolean }) =>
  isEmailVerified ? {} : { isUnverified: true };
