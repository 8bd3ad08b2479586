import * as z from 'zod/mini';
import { ALERT_FREQUENCIES } from '#shared/core/domain/opening.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { DAY, HOUR, localLimit, MINUTE, sharedLimit } from '#shared/core/limits.ts';
import { idNumber, unlessEmpty } from '#shared/core/request-fields.ts';
import { openingSearchQuery } from '../opening-search-query.ts';

const REQUEST_LIMIT = sharedLimit('askAlert', 10, HOUR, 'account');
const REQUEST_NETWORK_LIMIT = sharedLimit('askAlertNetwork', 60, HOUR, 'network');
/** High, because link scanners of mail services share an address; tokens cannot be guessed. */
const TOKEN_LIMIT = localLimit('alert', 600, MINUTE);

/** Limit of confirmation mails to one recipient, counted over all requesters. */
export const CONFIRM_MAILS = sharedLimit('confirmAlertMails', 5, DAY);

const frequency = z.enum(ALERT_FREQUENCIES, 'choiceRequired');
const { keyword, jobType, province, education, idJobField, salaryFrom, scoreFrom } =
  openingSearchQuery.shape;

/** Query fields for the subject of an alert: a company or a search. */
export const alertSubjectQuery = z.object({
  idEmp: unlessEmpty(z.optional(idNumber)),
  keyword,
  jobType,
  province,
  education,
  idJobField,
  salaryFrom,
  scoreFrom,
});

export const ALERT_ERRORS = defineErrors('opening:alert.errors.', { too_many_alerts: 409 });

const TOKEN_ERRORS = defineErrors('opening:alert.errors.', {
  too_many_alerts: 409,
  link_used: 410,
  link_expired: 410,
});

export const requestAlertEndpoint = defineEndpoint({
  method: 'post',
  path: '/alerts',
  summary:
    'Asks for mails about new openings of a search or a company; an address that is not proved confirms by a mail first. The answer does not tell whether it had asked before',
  tag: 'Openings',
  guard: 'public',
  limit: REQUEST_LIMIT,
  wider: [REQUEST_NETWORK_LIMIT],
  errors: ALERT_ERRORS,
  body: z.extend(alertSubjectQuery, {
    /** The recipient; the job seeker's sign-in email if missing. */
    email: unlessEmpty(z.optional(email)),
    frequency: z._default(frequency, 'weekly'),
  }),
  data: z.object({
    /** False if the alert must first be confirmed by mail. */
    isOn: z.boolean(),
    idEmp: z.nullable(z.number()),
    search: z.string(),
  }),
});

export type AlertRequest = z.output<NonNullable<typeof requestAlertEndpoint.body>>;

const byToken = {
  path: '/alerts/:token',
  tag: 'Openings',
  guard: 'public',
  limit: TOKEN_LIMIT,
  // Tokens issued by the server are shorter.
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
} as const;

export const confirmAlertEndpoint = defineEndpoint({
  method: 'put',
  summary: 'Confirms an alert by the token of its mails, or changes how often it comes',
  ...byToken,
  errors: TOKEN_ERRORS,
  body: z.object({ frequency: unlessEmpty(z.optional(frequency)) }),
  data: z.null(),
});

export const stopAlertEndpoint = defineEndpoint({
  method: 'delete',
  summary: 'Ends an alert by the token of its mails (RFC 8058 too), of which nothing is kept',
  ...byToken,
  data: z.null(),
});
