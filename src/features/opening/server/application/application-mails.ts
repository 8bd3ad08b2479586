import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

export const newApplicationsMail = defineMail({
  name: 'new-applications',
  props: z.object({ count: z.number() }),
});

/** To whoever applied. */
export const applicationSentMail = defineMail({
  name: 'application-sent',
  props: z.object({
    idEmp: z.number(),
    idJob: z.number(),
    companyNameTh: z.string(),
    companyNameEn: z.string(),
    positionTh: z.string(),
    positionEn: z.string(),
  }),
});
