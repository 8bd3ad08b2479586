import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { HOUR, sharedLimit } from '#shared/core/limits.ts';
import { idText } from '#shared/core/request-fields.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';

/** Look-ups per hour: enough for support work, too few to guess which emails have accounts. */
const FIND_ACCOUNT_LIMIT = sharedLimit('findAccount', 60, HOUR);

export const findAccountEndpoint = defineEndpoint({
  method: 'post',
  path: '/accountLookups',
  summary: 'Looks up the accounts of one address; what was found is shown to whoever asked',
  tag: 'Back office',
  guard: 'platformAdmin',
  limit: FIND_ACCOUNT_LIMIT,
  body: z.object({ email }),
  data: z.object({ idLookup: z.int() }),
});

export const ACCOUNT_KINDS = ['user', 'jobSeeker'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const endSessionsEndpoint = defineEndpoint({
  method: 'delete',
  path: '/accountLookups/:id/sessions',
  summary: 'Signs an account that was looked up out everywhere',
  ...teamEndpoint,
  params: z.object({ id: idText }),
  body: z.object({ kind: z.enum(ACCOUNT_KINDS, 'kindRequired') }),
  data: z.null(),
});
