import * as z from 'zod/mini';
import { SOURCES, VISITED_PAGES } from '#shared/core/domain/visit.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { idNumber, unlessEmpty } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { LOG_LIMIT, VISIT_LIMIT } from './insight-limits.ts';
import { PERIODS } from './month.ts';

const MAX_ACTION_LENGTH = 200;
const MAX_URL_LENGTH = 1_000;

export const insertHrSayLogEndpoint = defineEndpoint({
  method: 'post',
  path: '/writeReview/insertHrSayLog',
  summary: 'Notes what a user of a company did; who it was is the session’s',
  tag: 'Analytics',
  guard: 'employer',
  limit: LOG_LIMIT,
  body: z.object({
    idEmp: idNumber,
    action: textField(MAX_ACTION_LENGTH, 'required').check(z.minLength(1, 'required')),
    createdBy: unlessEmpty(z.optional(idNumber)),
  }),
  data: z.null(),
});

export const insertHrSayAnalyticEndpoint = defineEndpoint({
  method: 'post',
  path: '/writeReview/insertHrSayAnalytic',
  summary: 'Counts a visit of a company page that was opened without the server; idJSK is not kept',
  tag: 'Analytics',
  guard: 'public',
  limit: VISIT_LIMIT,
  body: z.object({
    /** Absent in calls of this site's pages, whose URL contains the id. */
    idEmp: unlessEmpty(z.optional(idNumber)),
    idJSK: unlessEmpty(z.optional(z.coerce.number().check(z.int(), z.gte(-1)))),
    URL: textField(MAX_URL_LENGTH, 'required').check(z.minLength(1, 'required')),
    /** Negated half seconds to first paint of the page just left, rounded up; 0: unknown. */
    paint: unlessEmpty(z.optional(z.coerce.number().check(z.int(), z.lte(0)))),
  }),
  data: z.null(),
});

export const FUNNEL = [
  ...(['invited', 'listed', 'visited', 'reviews', 'write'] as const),
  ...(['published', 'byInvitation'] as const),
] as const;

/** A count rounded down to fives (reviews are exact); null: too few to be published. */
const figure = z.nullable(z.number());
export type Figure = z.infer<typeof figure>;

const named = <const Names extends readonly string[]>(names: Names) =>
  z.readonly(z.array(z.object({ name: z.enum(names), visitors: figure })));

const insight = z.object({
  period: z.enum(PERIODS),
  from: z.string(),
  to: z.string(),
  visitors: figure,
  over: z.readonly(z.array(z.object({ from: z.string(), to: z.string(), visitors: figure }))),
  pages: named(VISITED_PAGES),
  sources: named(SOURCES),
  terms: z.readonly(z.array(z.object({ name: z.string(), visitors: z.number() }))),
  reviews: z.readonly(z.array(z.object({ month: z.string(), count: figure }))),
  funnel: z.readonly(z.array(z.object({ step: z.enum(FUNNEL), count: figure }))),
});
export type Insight = z.infer<typeof insight>;

export const analyticsQuery = z.object({ period: z._default(z.enum(PERIODS), 'month') });

export const analyticsEndpoint = defineEndpoint({
  method: 'get',
  path: '/analytics/:idEmp',
  summary: 'What visitors of the own company did, by whole months; nothing below five is told',
  tag: 'Analytics',
  guard: 'employer',
  limit: SESSION_LIMIT,
  params: z.object({ idEmp: idNumber }),
  query: analyticsQuery,
  data: insight,
});
