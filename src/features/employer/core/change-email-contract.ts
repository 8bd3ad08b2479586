import * as z from 'zod/mini';
import { currentPassword, email } from '#features/session/core/form-fields.ts';
import { ownIds } from '#features/session/core/password-contract.ts';
import { CONFIRM_REFUSALS } from '#features/session/core/session-refusals.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { CHANGE_EMAIL_LIMIT } from './employer-limits.ts';

export const changeEmailForm = z.object({ email, currentPassword });

export const changeEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/changeEmail',
  summary: 'Sends a confirmation to the new address and a notice to the old one',
  tag: 'Accounts',
  guard: 'employer',
  limit: CHANGE_EMAIL_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: z.object({ ...ownIds, email, currentPassword }),
  data: z.null(),
});
