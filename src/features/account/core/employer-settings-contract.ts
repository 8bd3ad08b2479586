import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email, hasText, newPassword, text } from './account-contract.ts';
import { CHANGE_EMAIL_LIMIT, CONFIRM_LIMIT } from './account-limits.ts';
import { CONFIRM_REFUSALS } from './account-refusals.ts';

/** Named by the caller as the interface has it; both are held against the session. */
const ids = { idEmp: z.coerce.number(), idUser: z.coerce.number() };

const anyPassword = z.string('passwordRequired').check(z.maxLength(200, 'passwordLength'));

/** Given again when the last time was too long ago. */
const currentPassword = z.optional(anyPassword);

export const checkPasswordEndpoint = defineEndpoint({
  method: 'post',
  path: '/checkPassword',
  summary: 'Checks the password of the caller, who may then change what matters for five minutes',
  tag: 'Accounts',
  guard: 'employer',
  limit: CONFIRM_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: z.object({ ...ids, password: anyPassword }),
  data: z.null(),
});

const passwordsAlike = z.refine<{ password: string; confirmPassword?: string | undefined }>(
  (form) => form.confirmPassword === undefined || form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
    when: ({ value }) => hasText(value, 'confirmPassword'),
  },
);

/** What the page asks; over the interface alone neither repetition is needed. */
export const changePasswordForm = z
  .object({
    currentPassword: text('currentPasswordRequired'),
    password: newPassword,
    confirmPassword: text('confirmPasswordRequired'),
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
      ...ids,
      password: newPassword,
      confirmPassword: z.optional(z.string()),
      currentPassword,
    })
    .check(passwordsAlike),
  data: z.null(),
});

export const changeEmailForm = z.object({ email, currentPassword });

export const changeEmailEndpoint = defineEndpoint({
  method: 'post',
  path: '/changeEmail',
  summary: 'Sends a confirmation to the new address and a notice to the old one',
  tag: 'Accounts',
  guard: 'employer',
  limit: CHANGE_EMAIL_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: z.object({ ...ids, email, currentPassword }),
  data: z.null(),
});
