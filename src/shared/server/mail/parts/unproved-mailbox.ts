import * as z from 'zod/mini';

/**
 * Marks a mail to an account whose address nobody has proved: it may be a stranger's, whose own mails it must not
 * use up.
 */
export const unproved = { isUnproved: z.optional(z.boolean()) };

export const unprovedOf = ({ isProved }: { readonly isProved: boolean }) =>
  isProved ? {} : { isUnproved: true };
