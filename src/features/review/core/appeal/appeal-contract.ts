import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { APPEAL_ERRORS, DECIDE_APPEAL_ERRORS } from '../review-errors.ts';
import { APPEAL_QUOTA, REVIEW_LIMIT } from '../review-limits.ts';
import { MAX_APPEAL_LENGTH, MIN_APPEAL_LENGTH } from './appeal-rules.ts';

const params = z.object({ id: idNumber });

export const appealEndpoint = defineEndpoint({
  method: 'post',
  path: '/reviews/:id/appeal',
  summary: 'Appeals, once and within six months, against the refusal of an own review',
  tag: 'Reviews',
  guard: 'jobSeeker',
  limit: REVIEW_LIMIT,
  quota: APPEAL_QUOTA,
  errors: APPEAL_ERRORS,
  params,
  body: z.object({
    text: textField(MAX_APPEAL_LENGTH, 'appealShort').check(
      z.minLength(MIN_APPEAL_LENGTH, 'appealShort'),
    ),
  }),
  data: z.object({ idReview: z.number() }),
});

export const decideAppealEndpoint = defineEndpoint({
  method: 'put',
  path: '/reviews/:id/appeal',
  summary: 'Upholds the appeal against a refusal, which publishes the review, or dismisses it',
  ...teamEndpoint,
  errors: DECIDE_APPEAL_ERRORS,
  params,
  body: z.object({
    decision: z.enum(['uphold', 'dismiss'], 'choiceRequired'),
    /** Appeal the moderator has read: the writer may have edited and appealed again since. */
    idAppeal: idNumber,
  }),
  data: z.null(),
});
