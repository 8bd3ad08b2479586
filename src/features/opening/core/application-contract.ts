import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { flag, idNumber } from '#shared/core/request-fields.ts';
import { APPLICATION_LIMIT, APPLICATION_QUOTA } from './opening-limits.ts';
import { APPLICATION_REFUSALS } from './opening-refusals.ts';

const application = {
  path: '/openings/:idJob/application',
  tag: 'Openings',
  guard: 'jobSeeker',
  limit: APPLICATION_LIMIT,
  params: z.object({ idJob: idNumber }),
  data: z.object({ idJob: z.number() }),
} as const;

export const applyEndpoint = defineEndpoint({
  method: 'put',
  summary: 'Applies for an open position, once however often; needs a proved address',
  ...application,
  quota: APPLICATION_QUOTA,
  refusals: APPLICATION_REFUSALS,
  body: z.object({ shareContact: flag }),
});

export const withdrawEndpoint = defineEndpoint({
  method: 'delete',
  summary: 'Withdraws the own application, of which nothing is kept',
  ...application,
});
