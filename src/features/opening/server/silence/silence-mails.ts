import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';

const silent = z.object({
  idJob: z.number(),
  positionTh: z.string(),
  positionEn: z.string(),
  closesAt: z.iso.datetime(),
});

export const silentOpeningsMail = defineMail({
  name: 'silent-openings',
  props: z.object({
    openings: z.array(silent),
    /** So many are not listed. */
    more: z.number(),
  }),
});
