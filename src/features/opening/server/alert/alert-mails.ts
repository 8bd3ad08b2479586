import * as z from 'zod/mini';
import { RHYTHMS } from '#shared/core/domain/opening.ts';
import { CURRENCIES, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { defineMail, MAX_NEWS_PER_DAY } from '#shared/server/mail/mail.ts';

const company = z.object({ companyNameTh: z.string(), companyNameEn: z.string() });

const about = { token: z.string(), search: z.string(), company: z.nullable(company) };

/** What somebody looks for is nobody's business for longer than it takes to send it. */
const brief = { holdsSecret: true, keepDays: 2 } as const;

export const confirmAlertMail = defineMail({
  name: 'confirm-alert',
  props: z.object(about),
  ...brief,
});

const told = z.extend(company, {
  idJob: z.number(),
  idEmp: z.number(),
  positionTh: z.string(),
  positionEn: z.string(),
  provinceTh: z.nullable(z.string()),
  provinceEn: z.nullable(z.string()),
  jobType: z.enum(JOB_TYPES),
  salaryFrom: z.nullable(z.number()),
  salaryTo: z.nullable(z.number()),
  salaryCurrency: z.enum(CURRENCIES),
});

export type ToldOpening = z.output<typeof told>;

export const alertMail = defineMail({
  name: 'alert',
  maxPerDay: MAX_NEWS_PER_DAY,
  props: z.object({
    ...about,
    idEmp: z.nullable(z.number()),
    rhythm: z.enum(RHYTHMS),
    openings: z.array(told),
    /** There are more than those. */
    isCut: z.boolean(),
    /** What else is new of a company. */
    reviews: z.number(),
    isPageNew: z.boolean(),
  }),
  ...brief,
});
