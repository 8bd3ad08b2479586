import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import {
  anyPassword,
  currentPassword,
  newPassword,
  passwordsAlike,
  sameAgain,
  typedPassword,
} from '#shared/core/forms/form-fields.ts';
import { confirmed } from './confirmed.ts';

/** Ids that API clients must send; both must equal those of the session. */
export const ownIds = { idEmp: z.coerce.number(), idUser: z.coerce.number() };

export const checkPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkPassword',
  summary: 'Checks the password of the caller, who may then change what matters for five minutes',
  tag: 'Accounts',
  guard: 'employer',
  ...confirmed,
  body: z.object({ ...ownIds, password: anyPassword }),
});

export const GOOGLE_CHOICES = ['keep', 'end'] as const;
const linkChoice = z.optional(z.enum(GOOGLE_CHOICES, 'choiceRequired'));

/** The page's form; it repeats the new password, the API does not. */
export const changePasswordForm = z
  .object({
    currentPassword: sameAgain('currentPasswordRequired'),
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
    sister: linkChoice,
  })
  .check(passwordsAlike);

export const changePasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/changePassword',
  summary: 'Changes the password; every other session of the account ends',
  tag: 'Accounts',
  guard: 'employer',
  ...confirmed,
  body: z
    .object({
      ...ownIds,
      password: newPassword,
      confirmPassword: z.optional(anyPassword),
      currentPassword,
      /** Choice whether sister passwords still sign in; required while they do. */
      sister: linkChoice,
    })
    .check(passwordsAlike),
});

export const jobSeekerPasswordBody = z
  .object({
    currentPassword: typedPassword,
    password: newPassword,
    confirmPassword: sameAgain('confirmPasswordRequired'),
    /** Choice whether the linked Google account may still sign in after the change. */
    google: linkChoice,
  })
  .check(passwordsAlike);

export const jobSeekerPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskChangePassword',
  summary: 'Sets a new password and ends every other session of the job seeker',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  ...confirmed,
  body: jobSeekerPasswordBody,
});
