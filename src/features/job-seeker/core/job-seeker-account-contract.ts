import * as z from 'zod/mini';
import { text, typedPassword } from '#features/session/core/form-fields.ts';
import { CONFIRM_REFUSALS } from '#features/session/core/session-refusals.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { ADDRESS_PROOF_LIMIT } from './job-seeker-limits.ts';

export const sendProofEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskVerification',
  summary: 'Sends the proof of address once more',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: ADDRESS_PROOF_LIMIT,
  data: z.object({ isVerified: z.boolean() }),
});

export const REVIEW_FATES = ['keep', 'remove'] as const;
export type ReviewFate = (typeof REVIEW_FATES)[number];

export const deleteJobSeekerBody = z.object({
  /** The own address, typed: nobody deletes an account by a slip. */
  email: text('emailRequired'),
  currentPassword: typedPassword,
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
