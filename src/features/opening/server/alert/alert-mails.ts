import * as z from 'zod/mini';
import { CURRENCIES, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { defineMail, MAX_NOTIFICATIONS_PER_DAY } from '#shared/server/mail/mail.ts';

const company = z.object({ companyNameTh: z.string(), companyNameEn: z.string() });

const about = { token: z.string(), search: z.string(), company: z.nullable(company) };

/** Alert mails are deleted soon after delivery, because a person's search is private. */
const retention = { holdsSecret: true, keepDays: 2 } as const;

export const confirmAlertMail = defineMail({
  name: 'confirm-alert',
  props: z.object(about),
  ...retention,
});

const listedOpening = z.extend(company, {
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

export type AlertOpening = z.output<typeof listedOpening>;

export const alertMail = defineMail({
  name: 'alert',
  maxPerDay: MAX_NOTIFICATIONS_PER_DAY,
  props: z.object({
    ...about,
    idEmp: z.nullable(z.number()),
    openings: z.array(listedOpening),
    isCut: z.boolean(),
    reviews: z.number(),
    isPageNew: z.boolean(),
  }),
  ...retention,
});
