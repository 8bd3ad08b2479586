import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';

const item = z.string().check(z.regex(/^[a-z]{1,20}-\d{1,9}$/));

export const openItemEndpoint = defineEndpoint({
  method: 'post',
  path: '/openItems',
  summary: 'Notes that the caller begins to decide something, and tells who else has',
  ...teamEndpoint,
  body: z.object({ item }),
  data: z.object({
    openers: z.array(z.object({ name: z.string(), openedAt: z.iso.datetime() })),
  }),
});

export const closeItemEndpoint = defineEndpoint({
  method: 'delete',
  path: '/openItems/:item',
  summary: 'Notes that the caller left something undecided',
  ...teamEndpoint,
  params: z.object({ item }),
  data: z.null(),
});
