import * as z from 'zod/mini';
import { confirmed, deletionBody } from '#features/session/core/confirmed.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';

/** Days from the request to the deletion of an account. */
export const DELETION_DAYS = 30;

/** Days after registration to verify the email; until then only the company sees its page. */
export const VERIFICATION_DAYS = 30;

const deletion = { path: '/myaccount/deletion', tag: 'Accounts', guard: 'employer' } as const;

export const requestDeletionEndpoint = defineEndpoint({
  ...deletion,
  ...confirmed,
  method: 'post',
  summary: 'Signs the caller out everywhere; the account goes when nobody asks to keep it in time',
  body: deletionBody,
});

export const cancelDeletionEndpoint = defineEndpoint({
  ...deletion,
  method: 'delete',
  summary: 'Keeps an account that was to be deleted; harmless when nothing was asked for',
  limit: SESSION_LIMIT,
  data: z.null(),
});
