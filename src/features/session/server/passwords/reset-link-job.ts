import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

export const resetLinkJob = defineJob({
  name: 'send-reset-link',
  data: z.object({
    email: z.string(),
    locale: z.enum(['th', 'en']),
    to: z.optional(z.string()),
    /** Kinds of accounts of the address that the device has signed in to. */
    knownKinds: z._default(z.array(z.enum(['employer', 'jobSeeker'])), []),
  }),
  // An address is asked for by anybody, whether or not it has an account.
  deleteAfterSeconds: 3600,
});
