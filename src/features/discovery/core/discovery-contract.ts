import * as z from 'zod/mini';
import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import { aspectsBy } from '#shared/core/aspects.ts';
import { RECOGNITIONS } from '#shared/core/domain/review.ts';
import { defineEndpoint, SEARCH_BASE } from '#shared/core/endpoint.ts';
import { PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { isProvince } from '#shared/core/master-data/known-ids.ts';
import {
  flag,
  idNumber,
  integerBetween,
  shortCode,
  unlessEmpty,
} from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { LIST_DEFAULTS } from './discovery-paths.ts';

export const COMPANY_SORTS = ['relevance', 'score', 'reviews', 'applications', 'latest'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
export const PAGE_SIZE = LIST_DEFAULTS.vpp;

const score = z.nullable(z.number());

const cardPicture = z.object({ idMedia: z.string(), width: z.number(), height: z.number() });

/** A company as lists show it; `hrsay` is true if its page is published. */
export const companyCard = z.object({
  idEmp: z.number(),
  companyNameTh: z.string(),
  companyNameEn: z.string(),
  idIndustry: z.number(),
  industryTh: z.string(),
  industryEn: z.string(),
  provinceTh: z.nullable(z.string()),
  provinceEn: z.nullable(z.string()),
  companySize: z.nullable(z.number()),
  shortBioTh: z.string(),
  shortBioEn: z.string(),
  logo: z.nullable(cardPicture),
  cover: z.nullable(cardPicture),
  hrsay: z.boolean(),
  reviewCount: z.number(),
  score,
  scoreLow: score,
  scoreHigh: score,
  ...aspectsBy('rated', () => score),
  recognition: z.nullable(z.enum(RECOGNITIONS)),
  openingCount: z.number(),
  applicationCount: z.number(),
  /** A quote of a review, preferably in the reader's language; null if none can be quoted. */
  quote: z.nullable(z.object({ text: z.string(), lang: z.enum(LOCALES), idReview: z.uuid() })),
  isDemo: z.boolean(),
});

export type CompanyCard = z.infer<typeof companyCard>;

const pg = integerBetween(1, 100_000);
const vpp = z._default(integerBetween(1, 100), PAGE_SIZE);
const sort = z._default(z.enum(COMPANY_SORTS), LIST_DEFAULTS.sort);
const idCategory = z._default(integerBetween(0, 99_999), 0);
const keyword = z._default(textField(MAX_KEYWORD_LENGTH), '');

/** Number of the province's ISO 3166-2 code; empty for all provinces. */
const province = z._default(
  shortCode().check(z.refine((code) => code === '' || isProvince(code))),
  '',
);

/** Parameters shared by the list page and GET /search. */
export const companyListQuery = z.object({
  keyword,
  idJobField: idCategory,
  idIndustry: idCategory,
  province,
  pg: z._default(pg, 1),
  sort,
  vpp,
  /** 1 lets shared caches store the response of GET /search; the list page ignores it. */
  cache: z._default(integerBetween(0, 1), 0),
});

export type CompanyListQuery = z.infer<typeof companyListQuery>;

export const SCORES_FROM = ['3.5', '4'] as const;

/** Filters other than category and keyword, which are part of the list's title. */
const refinement = z.object({
  scoreFrom: unlessEmpty(z.optional(z.enum(SCORES_FROM))),
  size: z._default(integerBetween(0, 8), 0),
  recognition: unlessEmpty(z.optional(z.enum(RECOGNITIONS))),
  hiring: flag,
  hasPage: flag,
});
export type Refinement = z.infer<typeof refinement>;

export const listPageQuery = z.extend(companyListQuery, refinement.shape);
export type ListPageQuery = z.infer<typeof listPageQuery>;

const list = {
  tag: 'Discovery',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  data: z.array(companyCard),
  list: true,
} as const;

export const searchEndpoint = defineEndpoint({
  ...list,
  method: 'get',
  path: '/search',
  summary:
    'Companies by industry, else by job field, else by keyword; totalAll counts all there are, cache=1 takes an answer up to ten minutes old',
  query: companyListQuery,
});

export const byJobFieldEndpoint = defineEndpoint({
  ...list,
  method: 'get',
  path: '/getCompaniesListByJFElastic/:pg',
  summary: 'Companies of a job field',
  params: z.object({ pg }),
  query: z.object({ idJobfield: integerBetween(1, 99_999), sort, vpp }),
});

export const byIndustryEndpoint = defineEndpoint({
  ...list,
  method: 'get',
  path: '/companiesListByIndusElastic/:pg',
  summary: 'Companies of an industry; 9999 is all of them',
  params: z.object({ pg }),
  query: z.object({ idIndustry: integerBetween(1, 99_999), sort, vpp }),
});

export const topApplyEndpoint = defineEndpoint({
  ...list,
  method: 'get',
  path: '/companiesByTotalApply/:pg',
  summary: 'Companies with the most applications',
  params: z.object({ pg }),
  query: z.object({ vpp: z._default(integerBetween(1, 100), 5) }),
});

export const dreamCompanyEndpoint = defineEndpoint({
  method: 'get',
  path: '/dreamCompany',
  summary: 'Companies the editors show as dream companies',
  tag: 'Discovery',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  data: z.array(companyCard),
});

/** URL shared by all search services; the body names the service. */
export const searchServiceEndpoint = defineEndpoint({
  ...list,
  base: SEARCH_BASE,
  method: 'post',
  path: '/',
  summary: 'searchCompany or getAutoCompleteCompany',
  body: z.discriminatedUnion('service', [
    z.object({ service: z.literal('searchCompany'), keyword, pg: z._default(pg, 1), sort, vpp }),
    z.object({ service: z.literal('getAutoCompleteCompany'), keyword }),
  ]),
});

export const overviewEndpoint = defineEndpoint({
  method: 'get',
  path: '/overview/:idEmp',
  summary: 'Which pages a company has',
  tag: 'Discovery',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  params: z.object({ idEmp: idNumber }),
  data: z.object({ hrsay: z.boolean(), hasHRSay: z.boolean(), hasYousay: z.boolean() }),
});
