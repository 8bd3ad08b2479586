import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email, newPassword, passwordsAlike, sameAgain } from '#shared/core/forms/form-fields.ts';
import { returnToField } from './return-path/return-page.ts';
import { LINK_ERRORS } from './session-errors.ts';
import { NEW_PASSWORD_LIMIT, RESET_LIMIT } from './session-limits.ts';

export const requestResetBody = z.object({ email, to: returnToField });

export const requestResetEndpoint = defineEndpoint({
  method: 'post',
  path: '/passwordReset',
  summary: 'Sends a link for a new password; the answer never tells whether there is an account',
  tag: 'Accounts',
  guard: 'public',
  limit: RESET_LIMIT,
  body: requestResetBody,
  data: z.null(),
});

export const newPasswordBody = z
  .object({ password: newPassword, confirmPassword: sameAgain('confirmPasswordRequired') })
  .check(passwordsAlike);

export const resetPasswordEndpoint = defineEndpoint({
  method: 'put',
  path: '/passwordReset/:token',
  summary: 'Sets a new password by a link that works once, and ends every session of the account',
  tag: 'Accounts',
  guard: 'public',
  limit: NEW_PASSWORD_LIMIT,
  errors: LINK_ERRORS,
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,200}$/)) }),
  body: newPasswordBody,
  data: z.object({ kind: z.enum(['employer', 'jobSeeker']) }),
});
