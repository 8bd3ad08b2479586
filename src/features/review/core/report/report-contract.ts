import * as z from 'zod/mini';
import { REPORT_REASONS } from '#shared/core/domain/review.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { reasonCheck, reasonCode } from '../review-contract.ts';
import { REPORT_ERRORS } from '../review-errors.ts';

export const MAX_REPORT_LENGTH = 1000;

/** Reporting does not hide a review: moderators read it again and decide. */
export const reportEndpoint = defineEndpoint({
  method: 'post',
  path: '/reviews/:id/report',
  summary:
    'Reports a published review, without an account too: once per job seeker, by the company it is about, and per network address',
  tag: 'Reviews',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  errors: REPORT_ERRORS,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    reason: z.enum(REPORT_REASONS, 'choiceRequired'),
    text: z._default(textField(MAX_REPORT_LENGTH), ''),
  }),
  data: z.object({ idReview: z.uuid() }),
});

export const decideReportsEndpoint = defineEndpoint({
  method: 'put',
  path: '/reviews/:id/reportDecision',
  summary: 'Keeps a reported review, or takes it down with a reason',
  ...teamEndpoint,
  params: z.object({ id: idNumber }),
  body: z
    .object({
      decision: z.enum(['keep', 'refuse'], 'choiceRequired'),
      /** The review's revision and the last report that the moderator has read. */
      revision: idNumber,
      lastReport: idNumber,
      reasonCode,
    })
    .check(reasonCheck),
  data: z.null(),
});
