import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { textField } from '#shared/core/text/typed-text.ts';

export const MAX_REPLY_LENGTH = 2000;

const reply = {
  path: '/reviews/:id/reply',
  tag: 'Reviews',
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: z.object({ id: z.uuid() }),
  data: z.object({ idReview: z.uuid() }),
} as const;

/** Replies are part of every package; an employer can never change the review itself. */
export const replyEndpoint = defineEndpoint({
  ...reply,
  method: 'put',
  summary: 'Answers a published review of the own company, or changes the answer',
  body: z.object({
    reply: textField(MAX_REPLY_LENGTH, 'replyRequired').check(z.minLength(1, 'replyRequired')),
  }),
});

export const removeReplyEndpoint = defineEndpoint({
  ...reply,
  method: 'delete',
  summary: 'Takes the answer back',
});
