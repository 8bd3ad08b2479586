import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { integerBetween } from '#shared/core/request-fields.ts';

const number = integerBetween(0, 99_999);
/** Language of the names: 38 is Thai, any other number English. */
const idLanguage = z._default(number, 0);
const language = z.object({ idLanguage });

const shared = { method: 'get', tag: 'Master data', guard: 'public', limit: PUBLIC_LIMIT } as const;

const category = z.object({
  idJobfield: z.number(),
  idIndustry: z.number(),
  fieldNameTh: z.string(),
  fieldNameEn: z.string(),
  totalCompany: z.number(),
});

export type Category = z.infer<typeof category>;

export const countByJobFieldEndpoint = defineEndpoint({
  ...shared,
  path: '/countGroupJFElastic',
  summary: 'Job fields and how many companies each has',
  data: z.array(category),
});

export const countByIndustryEndpoint = defineEndpoint({
  ...shared,
  path: '/countGroupIndustryElastic',
  summary: 'Industries and how many companies each has',
  data: z.array(category),
});

export const allIndustryEndpoint = defineEndpoint({
  ...shared,
  path: '/masterdata/getAllIndustry',
  summary: 'Industries in one language',
  query: language,
  data: z.array(z.object({ idIndustry: z.number(), industryName: z.string() })),
});

export const allJobFieldEndpoint = defineEndpoint({
  ...shared,
  path: '/masterdata/getAllJobField',
  summary: 'Job fields in one language',
  query: language,
  data: z.array(z.object({ idJobfield: z.number(), jobFieldName: z.string() })),
});

export const allCountryEndpoint = defineEndpoint({
  ...shared,
  path: '/masterdata/getAllCountry',
  summary: 'Countries in one language',
  query: language,
  data: z.array(z.object({ idCountry: z.number(), countryName: z.string() })),
});

export const allStateEndpoint = defineEndpoint({
  ...shared,
  path: '/masterdata/getAllState',
  summary: 'Provinces of Thailand in one language; other countries have none here',
  query: z.object({ idLanguage, idCountry: z._default(number, 764) }),
  data: z.array(z.object({ idState: z.number(), stateName: z.string() })),
});
