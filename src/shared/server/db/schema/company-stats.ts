import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { MIN_SCORED_REVIEWS } from '#shared/core/format.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { QUOTE_KINDS } from '../../../core/domain/quote.ts';
import { type AspectScores, type RatingCounts, RECOGNITIONS } from '../../../core/domain/review.ts';
import { instant, oneOf } from './columns.ts';
import { ofCompany } from './companies.ts';
import { jobFields } from './master-data.ts';
import { ofReview } from './reviews.ts';

export const companyJobFields = pgTable(
  'company_job_fields',
  {
    idEmp: ofCompany(),
    idJobField: integer('id_job_field')
      .notNull()
      .references(() => jobFields.idJobField),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.idJobField] }),
    index('company_job_fields_by_field').on(table.idJobField, table.idEmp),
  ],
);

/**
 * Values that lists sort by and cards show, written only by the recalculation after a change.
 * Scores are the shrunken means of the open formula over published reviews, weighted by age.
 */
export const companyStats = pgTable(
  'company_stats',
  {
    idEmp: ofCompany().primaryKey(),
    reviewCount: integer('review_count').notNull().default(0),
    recentReviewCount: integer('recent_review_count').notNull().default(0),
    score: doublePrecision('score'),
    scoreLow: doublePrecision('score_low'),
    scoreHigh: doublePrecision('score_high'),
    aspects: jsonb('aspects').$type<AspectScores>().notNull().default({}),
    recognition: text('recognition', { enum: RECOGNITIONS }),
    openingCount: integer('opening_count').notNull().default(0),
    applicationCount: integer('application_count').notNull().default(0),
    lastReviewMonth: date('last_review_month'),
    /** Fingerprint of the quotes' source reviews; unchanged, the selection would be the same. */
    quotedFrom: text('quoted_from'),
    calculatedAt: instant('calculated_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_stats_by_score').on(table.score.desc().nullsLast(), table.idEmp),
    index('company_stats_recognised')
      .on(table.score.desc().nullsLast(), table.idEmp)
      .where(sql`${table.recognition} is not null`),
    index('company_stats_scored')
      .on(table.score.desc().nullsLast(), table.idEmp)
      .where(sql`${table.reviewCount} >= ${sql.raw(String(MIN_SCORED_REVIEWS))}`),
    index('company_stats_hiring').on(table.idEmp).where(sql`${table.openingCount} > 0`),
    index('company_stats_by_reviews').on(table.reviewCount.desc(), table.idEmp),
    index('company_stats_by_applications').on(table.applicationCount.desc(), table.idEmp),
    index('company_stats_by_latest').on(table.lastReviewMonth.desc().nullsLast(), table.idEmp),
    oneOf('company_stats_recognition', table.recognition, RECOGNITIONS),
  ],
);

/** Quotes of published reviews, selected by rule and written together with the stats. */
export const companyQuotes = pgTable(
  'company_quotes',
  {
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    kind: text('kind', { enum: QUOTE_KINDS }).notNull(),
    idReview: ofReview(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang, table.kind] }),
    index('company_quotes_by_review').on(table.idReview),
    oneOf('company_quotes_kind', table.kind, QUOTE_KINDS),
  ],
);

/** Baseline of the open score: one row per industry, and row 0 for the whole market. */
export const marketStats = pgTable('market_stats', {
  idIndustry: integer('id_industry').primaryKey(),
  /** Number of published reviews that gave 1, 2, 3, 4 and 5, for each kind of rating. */
  counts: jsonb('counts').$type<RatingCounts>().notNull(),
  /** Standard deviation of the companies' scores; only row 0 has one. */
  companySd: doublePrecision('company_sd'),
  calculatedAt: instant('calculated_at').notNull().defaultNow(),
});

/**
 * Ratings of a company's reviews published in a month, the input of scores. Triggers append a row
 * per change (migration 0078), so that changes do not block each other; only the sum counts. A
 * recalculation compacts the rows to one per month.
 */
export const reviewSums = pgTable(
  'review_sums',
  {
    idEmp: integer('id_emp').notNull(),
    month: date('month').notNull(),
    /** Counts of 1, 2, 3, 4 and 5, overall and then for each aspect. */
    counts: integer('counts').array().notNull(),
    /** XOR fingerprint of the reviews, their texts and votes. */
    state: bigint('state', { mode: 'bigint' }).notNull(),
    isCompacted: boolean('is_compacted').notNull().default(false),
  },
  (table) => [
    index('review_sums_by_company').on(table.idEmp, table.month),
    index('review_sums_uncompacted').on(table.idEmp).where(sql`not ${table.isCompacted}`),
  ],
);

export const dreamCompanies = pgTable('dream_companies', {
  idEmp: ofCompany().primaryKey(),
  position: smallint('position').notNull(),
});

/**
 * Counts of public companies by industry, job field, province and each combination; 0 and '' mean
 * all. Triggers append a row per change (migration 0078), so that changes do not block each other;
 * only the sum counts. A job compacts them to one row each.
 */
export const companyCounts = pgTable(
  'company_counts',
  {
    idIndustry: integer('id_industry').notNull(),
    idJobField: integer('id_job_field').notNull(),
    province: text('province').notNull(),
    companies: integer('companies').notNull(),
    reviews: integer('reviews').notNull(),
    openings: integer('openings').notNull(),
    isCompacted: boolean('is_compacted').notNull().default(false),
  },
  (table) => [
    index('company_counts_by_industry').on(table.idIndustry, table.idJobField, table.province),
    index('company_counts_by_job_field').on(table.idJobField, table.province, table.idIndustry),
    index('company_counts_by_province').on(table.province, table.idIndustry, table.idJobField),
    index('company_counts_uncompacted').on(table.isCompacted).where(sql`not ${table.isCompacted}`),
  ],
);

/** A company's open positions by job field and province ('' without one), as last recounted. */
export const companyOpenings = pgTable(
  'company_openings',
  {
    idEmp: ofCompany(),
    idJobField: integer('id_job_field').notNull(),
    province: text('province').notNull(),
    openings: integer('openings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.idEmp, table.idJobField, table.province] })],
);

/** Public open positions; triggers append differences (migration 0078) that a job merges. */
export const openingCounts = pgTable('opening_counts', {
  idJobField: integer('id_job_field').notNull(),
  province: text('province').notNull(),
  openings: integer('openings').notNull(),
});

/** Recounts due at an opening's start or end or now, added by triggers (migration 0078). */
export const companyRecountSchedule = pgTable(
  'company_recount_schedule',
  {
    idEmp: ofCompany(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    index('company_recount_schedule_by_time').on(table.dueAt),
    index('company_recount_schedule_by_company').on(table.idEmp),
  ],
);

/** Stats too slow to count per request, from the last nightly run; a row per name and key. */
export const nightlyStats = pgTable(
  'nightly_stats',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    stats: jsonb('stats').notNull(),
    calculatedAt: instant('calculated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] })],
);
