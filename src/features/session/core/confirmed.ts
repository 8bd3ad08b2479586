import * as z from 'zod/mini';
import { text, typedPassword } from '#shared/core/forms/form-fields.ts';
import { CONFIRM_ERRORS } from './session-errors.ts';
import { CONFIRM_LIMIT } from './session-limits.ts';

/** Fields shared by endpoints that require the current password. */
export const confirmed = {
  limit: CONFIRM_LIMIT,
  errors: CONFIRM_ERRORS,
  data: z.null(),
} as const;

/** Deleting an account takes its name and password, so that it never happens by mistake. */
export const deletionBody = z.object({
  accountName: text('accountNameDiffers', 300),
  currentPassword: typedPassword,
});
