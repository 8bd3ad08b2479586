import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { reviewAnswers } from '../review-contract.ts';
import { EDIT_ERRORS } from '../review-errors.ts';
import { EDIT_QUOTA, REVIEW_LIMIT } from '../review-limits.ts';

export const editReviewEndpoint = defineEndpoint({
  method: 'put',
  path: '/ownReviews/:idReview',
  summary:
    'Changes an own review of this year; nobody reads it until the team has checked it again',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: REVIEW_LIMIT,
  quota: EDIT_QUOTA,
  errors: EDIT_ERRORS,
  params: z.object({ idReview: idNumber }),
  body: reviewAnswers,
  data: z.object({ idReview: z.number(), status: z.literal('waiting') }),
});

export const withdrawReviewEndpoint = defineEndpoint({
  method: 'delete',
  path: '/ownReviews/:idReview',
  summary: 'Withdraws an own review for good, with its reply and votes; the year stays used',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: REVIEW_LIMIT,
  params: z.object({ idReview: idNumber }),
  data: z.object({ idReview: z.number() }),
});
