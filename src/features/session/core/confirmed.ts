import * as z from 'zod/mini';
import { text, typedPassword } from '#shared/core/forms/form-fields.ts';
import { CONFIRM_LIMIT } from './session-limits.ts';
import { CONFIRM_ERRORS } from './session-refusals.ts';

/** Every act for which an open session is not enough. */
export const confirmed = {
  limit: CONFIRM_LIMIT,
  errors: CONFIRM_ERRORS,
  data: z.null(),
} as const;

/** The account's name and password, asked of whoever deletes it, so that nobody does by a slip. */
export const deletionBody = z.object({
  accountName: text('accountNameDiffers', 300),
  currentPassword: typedPassword,
});
