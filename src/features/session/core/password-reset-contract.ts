import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email, newPassword, passwordsAlike, sameAgain } from '#shared/core/forms/form-fields.ts';
import { NEW_PASSWORD_LIMIT, RESET_LIMIT } from './session-limits.ts';
import { LINK_REFUSALS } from './session-refusals.ts';
import { wantedField } from './wanted/wanted-page.ts';

export const askResetBody = z.object({ email, to: wantedField });

export const askResetEndpoint = defineEndpoint({
  method: 'post',
  path: '/passwordReset',
  summary: 'Sends a link for a new password; the answer never tells whether there is an account',
  tag: 'Accounts',
  guard: 'public',
  limit: RESET_LIMIT,
  body: askResetBody,
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
  refusals: LINK_REFUSALS,
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{20,200}$/)) }),
  body: newPasswordBody,
  data: z.object({ kind: z.enum(['employer', 'jobSeeker']) }),
});
