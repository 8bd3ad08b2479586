import * as z from 'zod/mini';
import { defineMail } from '#shared/server/mail/mail.ts';
import { REASON_CODES } from '../core/review-contract.ts';

const names = { companyNameTh: z.string(), companyNameEn: z.string(), title: z.string() };

export const reviewPublishedMail = defineMail({
  name: 'review-published',
  props: z.object({ ...names, idEmp: z.int() }),
});

export const reviewRefusedMail = defineMail({
  name: 'review-refused',
  props: z.object({ ...names, reasonCode: z.enum(REASON_CODES) }),
});
