import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

const unconfirmedOpening = z.object({
  idJob: z.number(),
  positionTh: z.string(),
  positionEn: z.string(),
  closesAt: z.iso.datetime(),
});

export const openingConfirmationMail = defineMail({
  name: 'opening-confirmation-request',
  props: z.object({
    openings: z.array(unconfirmedOpening),
    more: z.number(),
  }),
});
