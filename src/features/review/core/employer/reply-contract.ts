import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { textField } from '#shared/core/text/typed-text.ts';

export const MAX_REPLY_LENGTH = 2000;

const review = z.object({ id: z.uuid() });
const replied = z.object({ idReview: z.uuid() });

/** Every package includes replies. No employer can change a review. */
export const replyEndpoint = defineEndpoint({
  method: 'put',
  path: '/reviews/:id/reply',
  summary: 'Answers a published review of the own company, or changes the answer',
  tag: 'Reviews',
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: review,
  body: z.object({
    reply: textField(MAX_REPLY_LENGTH, 'replyRequired').check(z.minLength(1, 'replyRequired')),
  }),
  data: replied,
});

export const removeReplyEndpoint = defineEndpoint({
  method: 'delete',
  path: '/reviews/:id/reply',
  summary: 'Takes the answer back',
  tag: 'Reviews',
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: review,
  data: replied,
});
