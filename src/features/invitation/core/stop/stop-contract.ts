import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineLimit, MINUTE } from '#shared/core/limits.ts';

/** Whose letters end: those of all companies, of the one that wrote, or nobody's any more. */
export const STOP_FOR = ['all', 'company', 'none'] as const;
export type StopFor = (typeof STOP_FOR)[number];

/** Mail programs ask for many of their users from one address; nobody can guess a token. */
const STOP_LIMIT = defineLimit({
  name: 'stopLetters',
  points: 600,
  duration: MINUTE,
  shared: false,
});

const from = z.enum(STOP_FOR);

export const stopLettersEndpoint = defineEndpoint({
  method: 'post',
  path: '/unsubscribe/:token',
  summary:
    'Ends invitations to the mailbox of a letter (RFC 8058), or lets them come again: no cookie, Origin or sign-in',
  tag: 'Invitations',
  guard: 'public',
  limit: STOP_LIMIT,
  // Longer than any token of ours.
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  body: z.object({ from: z._default(from, 'all') }),
  data: z.object({ from }),
});
