import * as z from 'zod/mini';
import { returnToField } from '#features/session/core/return-path/return-page.ts';
import { REGISTER_LIMITS } from '#features/session/core/session-limits.ts';
import { jobSeekerSession } from '#features/session/core/sign-in-contract.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import {
  checkedBox,
  email,
  newPassword,
  passwordsAlike,
  person,
  sameAgain,
} from '#shared/core/forms/form-fields.ts';

export const jobSeekerSignUpBody = z
  .object({
    firstName: person('firstNameRequired', 80),
    lastName: person('lastNameRequired', 80),
    email,
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
    terms: checkedBox('termsRequired'),
    to: returnToField,
    /** Token of an invitation, which verifies the email it was delivered to. */
    invite: z.optional(z.string().check(z.regex(/^[\w-]{38}$/))),
  })
  .check(passwordsAlike);

export type JobSeekerSignUpForm = z.infer<typeof jobSeekerSignUpBody>;

export const jobSeekerSignUpEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskSignup',
  summary: 'Creates a job seeker, sends the proof of address, opens a session',
  changesSession: true,
  tag: 'Job seekers',
  guard: 'public',
  ...REGISTER_LIMITS,
  body: jobSeekerSignUpBody,
  data: jobSeekerSession,
});
