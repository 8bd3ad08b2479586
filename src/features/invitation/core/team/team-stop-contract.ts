import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { idText } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';

export const MAX_STOP_REMARK_LENGTH = 1000;

const teamAction = {
  path: '/companies/:id/sendingStop',
  tag: 'Back office',
  guard: 'platformAdmin',
  limit: SESSION_LIMIT,
  params: z.object({ id: idText }),
  data: z.null(),
} as const;

export const suspendInvitationsEndpoint = defineEndpoint({
  ...teamAction,
  method: 'put',
  summary: 'Stops the invitations of a company: what is under way, and whatever it would send next',
  body: z.object({
    remark: textField(MAX_STOP_REMARK_LENGTH, 'remarkRequired').check(
      z.minLength(1, 'remarkRequired'),
    ),
  }),
});

export const resumeInvitationsEndpoint = defineEndpoint({
  ...teamAction,
  method: 'delete',
  summary: 'Lets a company send again; what was stopped waits for the company to resume it',
});
