import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { teamEndpoint } from '#shared/core/team/team-endpoint.ts';

export const retryJobEndpoint = defineEndpoint({
  method: 'put',
  path: '/failedJobs/:id/retry',
  summary: 'Has a job that failed for good done once more',
  ...teamEndpoint,
  params: z.object({ id: z.uuid() }),
  body: z.object({ queue: z.string('queueRequired').check(z.regex(/^[\w-]{1,100}$/)) }),
  data: z.null(),
});
