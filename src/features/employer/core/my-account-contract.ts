import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { userView } from './company-users-contract.ts';

const maybe = z.nullable(z.string());

const exportedAccount = z.object({
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
      companyName: z.string(),
      shortBio: z.string(),
      about: z.string(),
      vision: z.string(),
      mission: z.string(),
      whyJoinUs: z.string(),
      brandStory: z.string(),
      contactName: z.string(),
      contactPosition: z.string(),
      contactEmail: z.string(),
    }),
  ),
  reviews: z.array(
    z.object({
      idReview: z.number(),
      month: maybe,
      ratingOverall: z.number(),
      ratingLife: z.number(),
      ratingWork: z.number(),
      ratingMoney: z.number(),
      ratingSocial: z.number(),
      title: z.string(),
      goodPoints: z.string(),
      improvePoints: z.string(),
      usefulCount: z.number(),
    }),
  ),
});

export type ExportedAccount = z.infer<typeof exportedAccount>;

export const exportAccountEndpoint = defineEndpoint({
  method: 'get',
  path: '/myaccount/export',
  summary: 'Downloads what the company has put in, and what is public about it',
  tag: 'Accounts',
  guard: 'employer',
  limit: SESSION_LIMIT,
  data: exportedAccount,
});
