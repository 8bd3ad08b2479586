import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { localLimit, MINUTE } from '#shared/core/limits.ts';

/** Invitations to unsubscribe from: of all companies, of one, or of none (resubscribe). */
export const UNSUBSCRIBE_SCOPES = ['all', 'company', 'none'] as const;
export type UnsubscribeScope = (typeof UNSUBSCRIBE_SCOPES)[number];

/** High limit per IP, because mail services unsubscribe many users from one IP. */
const UNSUBSCRIBE_LIMIT = localLimit('stopLetters', 600, MINUTE);

const scope = z.enum(UNSUBSCRIBE_SCOPES);

export const unsubscribeEndpoint = defineEndpoint({
  method: 'post',
  path: '/unsubscribe/:token',
  summary:
    'Ends invitations to the mailbox of a letter (RFC 8058), or lets them come again: no cookie, Origin or sign-in',
  tag: 'Invitations',
  guard: 'public',
  limit: UNSUBSCRIBE_LIMIT,
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  body: z.object({ from: z._default(scope, 'all') }),
  data: z.object({ from: scope }),
});
