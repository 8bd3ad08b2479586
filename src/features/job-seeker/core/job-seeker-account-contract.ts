import * as z from 'zod/mini';
import { confirmed, deletionBody } from '#features/session/core/confirmed.ts';
import { returnToField } from '#features/session/core/return-path/return-page.ts';
import { EMAIL_VERIFICATION_ERRORS } from '#features/session/core/session-errors.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { ADDRESS_PROOF_LIMIT, VERIFY_LIMIT } from './job-seeker-limits.ts';

export const sendProofEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskVerification',
  summary: 'Sends the proof of address once more',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  limit: ADDRESS_PROOF_LIMIT,
  body: z.object({ to: returnToField }),
  data: z.object({ isVerified: z.boolean() }),
});

export const verifyEmailEndpoint = defineEndpoint({
  method: 'put',
  path: '/jskVerification/:token',
  summary: 'Proves the address of a job seeker by the link that was sent there',
  tag: 'Job seekers',
  guard: 'public',
  limit: VERIFY_LIMIT,
  errors: EMAIL_VERIFICATION_ERRORS,
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.null(),
});

export const REVIEW_FATES = ['keep', 'remove'] as const;
export type ReviewFate = (typeof REVIEW_FATES)[number];

export const deleteJobSeekerBody = z.extend(deletionBody, {
  reviews: z.enum(REVIEW_FATES, 'choiceRequired'),
});

export const deleteJobSeekerEndpoint = defineEndpoint({
  method: 'post',
  path: '/jskDeleteAccount',
  summary: 'Deletes the account at once; reviews stay without a person, or go',
  tag: 'Job seekers',
  guard: 'jobSeeker',
  ...confirmed,
  body: deleteJobSeekerBody,
});
