import * as z from 'zod/mini';
import { optionalText } from '#features/session/core/form-fields.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { isJobField, isProvince } from '#shared/core/master-data/known-ids.ts';
import { CURRENCIES, EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { idNumber, unlessEmpty } from '#shared/core/request-fields.ts';
import { amountOf, isTwoAmounts } from '#shared/core/text/typed-amount.ts';
import { plainName, typed, typedName } from '#shared/core/text/typed-text.ts';
import { daysAfter, typedDay } from '#shared/core/time/thai-time.ts';
import { OPENING_LIMIT } from './opening-limits.ts';
import { OPENING_REFUSALS } from './opening-refusals.ts';

export const LONGEST_POSITION = 120;
export const LONGEST_DESCRIPTION = 5000;
const MOST_PAID = 10_000_000;
const MOST_WANTED = 999;
/** An opening that is not looked after for longer is none. */
export const LONGEST_OPEN_DAYS = 366;

const position = z._default(
  typedName().check(z.maxLength(LONGEST_POSITION, 'tooLong'), plainName),
  '',
);
/** However it is written; of what could be two amounts is asked. */
const amount = (least: number, most: number, code: string) =>
  z.pipe(
    z.pipe(
      z.union(
        [z.number(), typed().check(z.refine((text) => !isTwoAmounts(text), 'numberDots'))],
        code,
      ),
      z.transform((value) => (typeof value === 'number' ? value : amountOf(value))),
    ),
    z.number(code).check(z.int(code), z.gte(least, code), z.lte(most, code)),
  );
const salary = unlessEmpty(z.optional(amount(0, MOST_PAID, 'salaryPattern')));
const day = z.pipe(
  z.pipe(z.string('dateRequired').check(z.maxLength(20, 'dateRequired')), z.transform(typedDay)),
  z.iso.date('dateRequired'),
);

const given = (value: unknown, field: string): unknown =>
  new Map(Object.entries(value ?? {})).get(field) || undefined;
const both = (value: unknown, one: string, other: string) =>
  given(value, one) !== undefined && given(value, other) !== undefined;

export const openingBody = z
  .object({
    positionTh: position,
    positionEn: position,
    descriptionTh: optionalText(LONGEST_DESCRIPTION),
    descriptionEn: optionalText(LONGEST_DESCRIPTION),
    idJobField: z.coerce.number('choiceRequired').check(z.refine(isJobField, 'choiceRequired')),
    jobType: z.enum(JOB_TYPES, 'choiceRequired'),
    education: unlessEmpty(z._default(z.enum(EDUCATION_LEVELS, 'choiceRequired'), 'any')),
    province: unlessEmpty(z.optional(z.string().check(z.refine(isProvince, 'choiceRequired')))),
    /** A month; without both it is negotiable. */
    salaryFrom: salary,
    salaryTo: salary,
    salaryCurrency: unlessEmpty(z._default(z.enum(CURRENCIES, 'choiceRequired'), 'THB')),
    headcount: unlessEmpty(z._default(amount(1, MOST_WANTED, 'headcountPattern'), 1)),
    opensOn: day,
    closesOn: day,
    /** When the opening that was edited had last been changed, as its form was told. */
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
      when: ({ value }) => given(value, 'salaryTo') !== undefined,
    }),
    z.refine(({ salaryFrom = 0, salaryTo = 0 }) => salaryTo >= salaryFrom, {
      path: ['salaryTo'],
      message: 'salaryRange',
      when: ({ value }) => both(value, 'salaryFrom', 'salaryTo'),
    }),
    z.refine(({ opensOn, closesOn }) => closesOn >= opensOn, {
      path: ['closesOn'],
      message: 'closesBeforeOpens',
      when: ({ value }) => both(value, 'opensOn', 'closesOn'),
    }),
    z.refine(({ opensOn, closesOn }) => closesOn <= daysAfter(opensOn, LONGEST_OPEN_DAYS), {
      path: ['closesOn'],
      message: 'closesTooLate',
      when: ({ value, issues }) => issues.length === 0 && both(value, 'opensOn', 'closesOn'),
    }),
  );

export type OpeningForm = z.infer<typeof openingBody>;

const saved = z.object({ idJob: z.number() });
const one = { params: z.object({ idJob: idNumber }), data: saved };
const act = {
  tag: 'Openings',
  guard: 'employer',
  limit: OPENING_LIMIT,
  refusals: OPENING_REFUSALS,
} as const;

export const addOpeningEndpoint = defineEndpoint({
  method: 'post',
  path: '/openings',
  summary: 'Adds a job opening; visitors see it from the day it opens',
  ...act,
  body: openingBody,
  data: saved,
});

export const changeOpeningEndpoint = defineEndpoint({
  method: 'put',
  path: '/openings/:idJob',
  summary: 'Changes a job opening of the own company',
  ...act,
  ...one,
  body: openingBody,
});

export const closeOpeningEndpoint = defineEndpoint({
  method: 'put',
  path: '/openings/:idJob/closing',
  summary: 'Closes a job opening before its last day',
  ...act,
  ...one,
});

export const reopenOpeningEndpoint = defineEndpoint({
  method: 'delete',
  path: '/openings/:idJob/closing',
  summary: 'Opens it again, until its last day',
  ...act,
  ...one,
});
