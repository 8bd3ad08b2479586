import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import {
  anyPassword,
  currentPassword,
  newPassword,
  passwordsAlike,
  sameAgain,
  typedPassword,
} from './form-fields.ts';
import { CONFIRM_LIMIT } from './session-limits.ts';
import { CONFIRM_REFUSALS } from './session-refusals.ts';

/** Named by the caller as the interface has it; both are held against the session. */
export const ownIds = { idEmp: z.coerce.number(), idUser: z.coerce.number() };

export const checkPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkPassword',
  summary: 'Checks the password of the caller, who may then change what matters for five minutes',
  tag: 'Accounts',
  guard: 'employer',
  limit: CONFIRM_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: z.object({ ...ownIds, password: anyPassword }),
  data: z.null(),
});

/** What the page asks; over the interface alone neither repetition is needed. */
export const changePasswordForm = z
  .object({
    currentPassword: sameAgain('currentPasswordRequired'),
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
  })
  .check(passwordsAlike);

export const changePasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/changePassword',
  summary: 'Changes the password; every other session of the account ends',
  tag: 'Accounts',
  guard: 'employer',
  limit: CONFIRM_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: z
    .object({
      ...ownIds,
      password: newPassword,
      confirmPassword: z.optional(z.string()),
      currentPassword,
    })
    .check(passwordsAlike),
  data: z.null(),
});

export const jobSeekerPasswordBody = z
  .object({
    currentPassword: typedPassword,
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
  })
  .check(passwordsAlike);

export const jobSeekerPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskChangePassword',
  summary: 'Sets a new password and ends every other session of the job seeker',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: jobSeekerPasswordBody,
  data: z.null(),
});
