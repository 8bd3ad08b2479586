import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { newPassword, text } from './account-contract.ts';
import { ADDRESS_PROOF_LIMIT } from './account-limits.ts';
import { CONFIRM_REFUSALS } from './account-refusals.ts';

/** Of those who sign in with Google alone there is no password to ask for. */
const currentPassword = z._default(z.string().check(z.maxLength(200, 'passwordLength')), '');

export const sendProofEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskVerification',
  summary: 'Sends the proof of address once more',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: ADDRESS_PROOF_LIMIT,
  data: z.object({ isVerified: z.boolean() }),
});

export const jobSeekerPasswordBody = z
  .object({
    currentPassword,
    password: newPassword,
    confirmPassword: text('confirmPasswordRequired'),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'passwordsDiffer',
    }),
  );

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

export const REVIEW_FATES = ['keep', 'remove'] as const;
export type ReviewFate = (typeof REVIEW_FATES)[number];

export const deleteJobSeekerBody = z.object({
  /** The own address, typed: nobody deletes an account by a slip. */
  email: text('emailRequired'),
  currentPassword,
  reviews: z.enum(REVIEW_FATES, 'choiceRequired'),
});

export const deleteJobSeekerEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskDeleteAccount',
  summary: 'Deletes the account at once; reviews stay without a person, or go',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: SESSION_LIMIT,
  refusals: CONFIRM_REFUSALS,
  body: deleteJobSeekerBody,
  data: z.null(),
});
