import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { idNumber, unlessEmpty } from '#shared/core/request-fields.ts';
import { daysAfter } from '#shared/core/time/thai-time.ts';
import { typedDay } from '#shared/core/time/typed-day.ts';
import { CONFIRMATION_ERRORS, OPENING_ERRORS } from './opening-errors.ts';
import { openingInput } from './opening-fields.ts';
import { OPENING_LIMIT } from './opening-limits.ts';

const MAX_OPEN_DAYS = 366;

const day = z.pipe(
  z.pipe(
    z.string('dateRequired').check(z.maxLength(40, { error: 'dateRequired', abort: true })),
    z.transform(typedDay),
  ),
  z.iso.date('dateRequired'),
);

const inputOf = (value: unknown, field: string): unknown =>
  new Map(Object.entries(value ?? {})).get(field) || undefined;
const hasBoth = (value: unknown, first: string, second: string) =>
  inputOf(value, first) !== undefined && inputOf(value, second) !== undefined;

export const openingBody = z
  .object({
    ...openingInput,
    opensOn: day,
    closesOn: day,
    /** The version the form was loaded with, for optimistic locking. */
    editedFrom: unlessEmpty(z.optional(z.iso.datetime())),
  })
  .check(
    z.refine(({ positionTh, positionEn }) => `${positionTh}${positionEn}` !== '', {
      path: ['positionTh'],
      message: 'positionRequired',
      when: () => true,
    }),
    z.refine(({ salaryFrom }) => salaryFrom !== undefined, {
      path: ['salaryFrom'],
      message: 'salaryFromRequired',
      when: ({ value }) => inputOf(value, 'salaryTo') !== undefined,
    }),
    z.refine(({ salaryFrom = 0, salaryTo = 0 }) => salaryTo >= salaryFrom, {
      path: ['salaryTo'],
      message: 'salaryRange',
      when: ({ value }) => hasBoth(value, 'salaryFrom', 'salaryTo'),
    }),
    z.refine(({ opensOn, closesOn }) => closesOn >= opensOn, {
      path: ['closesOn'],
      message: 'closesBeforeOpens',
      when: ({ value }) => hasBoth(value, 'opensOn', 'closesOn'),
    }),
    z.refine(({ opensOn, closesOn }) => closesOn <= daysAfter(opensOn, MAX_OPEN_DAYS), {
      path: ['closesOn'],
      message: 'closesTooLate',
      when: ({ value, issues }) => issues.length === 0 && hasBoth(value, 'opensOn', 'closesOn'),
    }),
  );

export type OpeningInput = z.infer<typeof openingBody>;

const saved = z.object({ idJob: z.number() });
const byId = { params: z.object({ idJob: idNumber }), data: saved };
const employerAction = {
  tag: 'Openings',
  guard: 'employer',
  limit: OPENING_LIMIT,
  errors: OPENING_ERRORS,
} as const;

export const addOpeningEndpoint = defineEndpoint({
  method: 'post',
  path: '/openings',
  summary: 'Adds a job opening; visitors see it from the day it opens',
  ...employerAction,
  body: openingBody,
  data: saved,
});

export const changeOpeningEndpoint = defineEndpoint({
  method: 'put',
  path: '/openings/:idJob',
  summary: 'Changes a job opening of the own company',
  ...employerAction,
  ...byId,
  body: openingBody,
});

export const closeOpeningEndpoint = defineEndpoint({
  method: 'put',
  path: '/openings/:idJob/closing',
  summary: 'Closes a job opening before its last day',
  ...employerAction,
  ...byId,
});

export const reopenOpeningEndpoint = defineEndpoint({
  method: 'delete',
  path: '/openings/:idJob/closing',
  summary: 'Opens it again, until its last day',
  ...employerAction,
  ...byId,
});

export const confirmOpeningsEndpoint = defineEndpoint({
  method: 'put',
  path: '/openingConfirmations',
  summary: 'Says that an opening of the own company is still open, or without one that all are',
  ...employerAction,
  errors: CONFIRMATION_ERRORS,
  body: z.object({ idJob: unlessEmpty(z.optional(idNumber)) }),
  data: z.object({ idEmp: z.number() }),
});
