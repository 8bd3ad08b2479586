import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { LINK_ERRORS } from './session-errors.ts';
import { SIGN_IN_ENDPOINT } from './sign-in-contract.ts';

/** The owner of a sign-in link, as its page shows them. */
const linkPerson = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('employer'),
    id: z.number(),
    idEmp: z.number(),
    email: z.string(),
    companyNameTh: z.string(),
    companyNameEn: z.string(),
  }),
  z.object({ kind: z.literal('jobSeeker'), id: z.number(), email: z.string() }),
]);
export type LinkPerson = z.output<typeof linkPerson>;

export const answerLinkEndpoint = defineEndpoint({
  ...SIGN_IN_ENDPOINT,
  path: '/loginLink',
  summary: 'Stays as whoever is signed in, or follows the pending link of somebody else',
  tag: 'Accounts',
  errors: LINK_ERRORS,
  body: z.object({
    kind: z.enum(['employer', 'jobSeeker']),
    answer: z.enum(['stay', 'continue']),
    toPreview: z._default(z.boolean(), false),
  }),
  /** The person signed in by the link; null if the current session stayed. */
  data: z.nullable(linkPerson),
});
