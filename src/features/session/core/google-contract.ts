import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { currentPassword } from '#shared/core/forms/form-fields.ts';
import { GOOGLE_ERRORS } from './session-errors.ts';
import { jobSeekerSession, SIGN_IN_ENDPOINT } from './sign-in-contract.ts';

export const googleLoginBody = z.object({
  /** The ID token of Google's button. */
  token: z.string().check(z.minLength(1), z.maxLength(4_000)),
  /** The password of the existing account with this email, to link both. */
  password: currentPassword,
});

export const googleLoginEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/jskLoginWithGoogle',
  summary: 'Signs a job seeker in, or up, by a Google ID token',
  tag: 'Job seekers',
  errors: GOOGLE_ERRORS,
  body: googleLoginBody,
  data: z.extend(jobSeekerSession, { isNew: z.boolean() }),
});
