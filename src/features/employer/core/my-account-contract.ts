import * as z from 'zod/mini';
import { storedOpening } from '#features/opening/core/opening-fields.ts';
import { reviewText } from '#features/review/core/review-contract.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { userView } from './company-users-contract.ts';

const maybe = z.nullable(z.string());

export const exportedAccount = z.object({
  exportedAt: z.string(),
  company: z.object({
    idEmp: z.number(),
    companyNameTh: z.string(),
    companyNameEn: z.string(),
    taxId: maybe,
    idIndustry: z.number(),
    companySize: z.nullable(z.number()),
    country: z.string(),
    province: maybe,
    city: maybe,
    address: maybe,
    postalCode: maybe,
    telephone: maybe,
    website: maybe,
    packageHrSay: z.string(),
  }),
  users: z.array(userView),
  profiles: z.array(
    z.object({
      lang: z.string(),
      state: z.string(),
      publishedAt: maybe,
      /** The items of each section, in order. */
      sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  ),
  invitationEmails: z.array(
    z.object({
      lang: z.string(),
      subject: z.string(),
      text: z.string(),
      layoutLang: z.string(),
    }),
  ),
  campaigns: z.array(
    z.object({
      lang: z.string(),
      layoutLang: z.string(),
      senderName: z.string(),
      senderEmail: z.string(),
      subject: z.string(),
      content: z.string(),
      startedOn: z.string(),
      size: z.number(),
      sent: z.number(),
      bounced: z.number(),
    }),
  ),
  openings: z.array(
    z.extend(storedOpening, {
      idJob: z.number(),
      opensOn: z.string(),
      closesOn: z.string(),
      closedOn: maybe,
    }),
  ),
  reviews: z.array(z.extend(reviewText, { idReview: z.uuid(), month: maybe })),
});

export type ExportedAccount = z.infer<typeof exportedAccount>;

const ownAccount = { tag: 'Accounts', guard: 'employer', limit: SESSION_LIMIT } as const;

export const exportAccountEndpoint = defineEndpoint({
  ...ownAccount,
  method: 'get',
  path: '/myaccount/export',
  summary: 'Downloads what the company has put in, and what is public about it',
  data: exportedAccount,
});

/** Ending a session needs no password: it only adds safety. */
export const endSessionEndpoint = defineEndpoint({
  ...ownAccount,
  method: 'delete',
  path: '/myaccount/sessions/:idSession',
  summary: 'Signs one other device of the caller out',
  params: z.object({ idSession: z.uuid() }),
  data: z.null(),
});

export const endOtherSessionsEndpoint = defineEndpoint({
  ...ownAccount,
  method: 'delete',
  path: '/myaccount/sessions',
  summary: 'Signs every other device of the caller out',
  data: z.null(),
});
