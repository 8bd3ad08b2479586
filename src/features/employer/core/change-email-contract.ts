import * as z from 'zod/mini';
import { ownIds } from '#features/session/core/password-contract.ts';
import { CONFIRM_ERRORS, LINK_ERRORS } from '#features/session/core/session-errors.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { currentPassword, email } from '#shared/core/forms/form-fields.ts';
import { EMAIL_ERRORS } from './employer-errors.ts';
import {
  CHANGE_EMAIL_LIMIT,
  CONFIRM_EMAIL_LIMIT,
  EMPLOYER_PROOF_LIMIT,
} from './employer-limits.ts';

export const changeEmailForm = z.object({ email, currentPassword });

export const changeEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/changeEmail',
  summary: 'Sends a confirmation to the new address and a notice to the old one',
  tag: 'Accounts',
  guard: 'employer',
  limit: CHANGE_EMAIL_LIMIT,
  errors: CONFIRM_ERRORS,
  body: z.object({ ...ownIds, email, currentPassword }),
  data: z.null(),
});

export const confirmEmailEndpoint = defineEndpoint({
  method: 'put',
  path: '/changeEmail/:token',
  summary: 'Sets the new address, by the link that was sent there',
  tag: 'Accounts',
  guard: 'public',
  limit: CONFIRM_EMAIL_LIMIT,
  errors: { ...LINK_ERRORS, ...EMAIL_ERRORS },
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.object({ email: z.string() }),
});

export const sendEmployerProofEndpoint = defineEndpoint({
  method: 'post',
  path: '/employerVerification',
  summary: 'Sends the link that proves the address a company was registered with once more',
  tag: 'Accounts',
  guard: 'companyAdmin',
  limit: EMPLOYER_PROOF_LIMIT,
  data: z.object({ isListed: z.boolean() }),
});
