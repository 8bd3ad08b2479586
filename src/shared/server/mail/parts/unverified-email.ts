import * as z from 'zod/mini';

/**
 * Marks a mail to an account whose address nobody has proved: it may be a stranger's, whose own mails it must not
 * use up.
 */
export const unverified = { isUnverified: z.optional(z.boolean()) };

export const unverifiedOf = ({ isEmailVerified }: { readonly isEmailVerified: boolean }) =>
  isEmailVerified ? {} : { isUnverified: true };
