import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { idText } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';
import { textField } from '#shared/core/text/typed-text.ts';

export const MAX_CLAIM_REMARK_LENGTH = 1000;

export const claimDecision = z
  .object({
    decision: z.enum(['approve', 'refuse'], 'decisionRequired'),
    remark: z._default(textField(MAX_CLAIM_REMARK_LENGTH), ''),
  })
  .check(
    z.refine((form) => form.decision === 'approve' || form.remark !== '', {
      path: ['remark'],
      message: 'remarkRequired',
    }),
  );
export type ClaimDecision = z.output<typeof claimDecision>;

export const decideClaimEndpoint = defineEndpoint({
  method: 'put',
  path: '/claims/:id/decision',
  summary: 'Lets an account look after the company it asks for, or refuses with a remark',
  ...teamEndpoint,
  params: z.object({ id: idText }),
  body: claimDecision,
  data: z.null(),
});
