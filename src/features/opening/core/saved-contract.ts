import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { SAVED_ERRORS } from './opening-errors.ts';
import { SAVED_LIMIT } from './opening-limits.ts';

const saved = {
  path: '/openings/:idJob/saved',
  tag: 'Openings',
  guard: 'jobSeeker',
  limit: SAVED_LIMIT,
  params: z.object({ idJob: idNumber }),
  data: z.object({ idJob: z.number() }),
} as const;

export const addSavedEndpoint = defineEndpoint({
  method: 'put',
  summary: 'Saves an open position for later, once however often; at most 200 a person',
  ...saved,
  errors: SAVED_ERRORS,
});

export const removeSavedEndpoint = defineEndpoint({
  method: 'delete',
  summary: 'Takes a position off the saved ones, whether or not it was there',
  ...saved,
});
