import * as z from 'zod/mini';
import { defineJob } from '#shared/server/jobs/job.ts';

export const resetLinkJob = defineJob({
  name: 'send-reset-link',
  data: z.object({
    email: z.string(),
    locale: z.enum(['th', 'en']),
    to: z.optional(z.string()),
    /** Account kinds of this email that the device has signed in to. */
    knownKinds: z._default(z.array(z.enum(['employer', 'jobSeeker'])), []),
  }),
  // Reset links can be requested for any email, registered or not.
  deleteAfterSeconds: 3600,
});
