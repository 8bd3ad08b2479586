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
import { companies } from './companies.ts';
import { jobFields } from './master-data.ts';
import { reviews } from './reviews.ts';

/** The job fields a company is found under: of its openings and of its reviewers. */
export const companyJobFields = pgTable(
  'company_job_fields',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
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
 * What lists sort by and cards show; written only by the recalculation that follows a change.
 * Scores are the shrunken means of the open formula, over published reviews, weighted by age.
 */
export const companyStats = pgTable(
  'company_stats',
  {
    idEmp: integer('id_emp')
      .primaryKey()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
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
    /** Stands for all that the quotes were chosen from; while it stays, the choice would be the same. */
    quotedFrom: text('quoted_from'),
    calculatedAt: instant('calculated_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_stats_by_score').on(table.score.desc().nullsLast(), table.idEmp),
    index('company_stats_recognised')
      .on(table.score.desc().nullsLast(), table.idEmp)
      .where(sql`${table.recognition} is not null`),
    /** Those whose score is told. */
    index('company_stats_told')
      .on(table.score.desc().nullsLast(), table.idEmp)
      .where(sql`${table.reviewCount} >= ${sql.raw(String(MIN_SCORED_REVIEWS))}`),
    index('company_stats_hiring').on(table.idEmp).where(sql`${table.openingCount} > 0`),
    index('company_stats_by_reviews').on(table.reviewCount.desc(), table.idEmp),
    index('company_stats_by_applications').on(table.applicationCount.desc(), table.idEmp),
    index('company_stats_by_latest').on(table.lastReviewMonth.desc().nullsLast(), table.idEmp),
    oneOf('company_stats_recognition', table.recognition, RECOGNITIONS),
  ],
);

/** What published reviews say of a company, chosen by rule; written with its figures alone. */
export const companyQuotes = pgTable(
  'company_quotes',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    kind: text('kind', { enum: QUOTE_KINDS }).notNull(),
    idReview: integer('id_review')
      .notNull()
      .references(() => reviews.idReview, { onDelete: 'cascade' }),
    words: text('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang, table.kind] }),
    index('company_quotes_by_review').on(table.idReview),
    oneOf('company_quotes_kind', table.kind, QUOTE_KINDS),
  ],
);

/** What the open score measures against: one row per industry, and row 0 for the whole market. */
export const marketStats = pgTable('market_stats', {
  idIndustry: integer('id_industry').primaryKey(),
  /** How many published reviews gave 1, 2, 3, 4 and 5, for each kind of rating. */
  counts: jsonb('counts').$type<RatingCounts>().notNull(),
  /** Standard deviation of the companies' scores; only row 0 has one. */
  companySd: doublePrecision('company_sd'),
  calculatedAt: instant('calculated_at').notNull().defaultNow(),
});

/**
 * What scores are calculated from: the ratings of the published reviews of a company that appeared in a month.
 * Triggers add a row with each change of a review (migration 0052), so that no change waits for another; what
 * counts is the sum. Whoever recalculates a company folds its rows into one a month.
 */
export const reviewSums = pgTable(
  'review_sums',
  {
    idEmp: integer('id_emp').notNull(),
    month: date('month').notNull(),
    /** How often 1, 2, 3, 4 and 5 were given, overall and then for each aspect in turn. */
    counts: integer('counts').array().notNull(),
    /** Stands for the reviews, their words and their votes; added by exclusive or. */
    state: bigint('state', { mode: 'bigint' }).notNull(),
    isCompacted: boolean('is_folded').notNull().default(false),
  },
  (table) => [
    index('review_sums_by_company').on(table.idEmp, table.month),
    index('review_sums_unfolded').on(table.idEmp).where(sql`not ${table.isCompacted}`),
  ],
);

/** Companies people say they would like to work for, chosen by the editors. */
export const dreamCompanies = pgTable('dream_companies', {
  idEmp: integer('id_emp')
    .primaryKey()
    .references(() => companies.idEmp, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
});

/**
 * How many public companies there are of an industry, of a job field and in a province, and of each two or
 * three of them together; 0 and '' stand for all. Triggers add a row with each change (migration 0048), so
 * that no change waits for another; what counts is the sum. A job folds them into one row a place.
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
    isCompacted: boolean('is_folded').notNull().default(false),
  },
  (table) => [
    index('company_counts_by_industry').on(table.idIndustry, table.idJobField, table.province),
    index('company_counts_by_job_field').on(table.idJobField, table.province, table.idIndustry),
    index('company_counts_by_province').on(table.province, table.idIndustry, table.idJobField),
    index('company_counts_unfolded').on(table.isCompacted).where(sql`not ${table.isCompacted}`),
  ],
);

/** Open positions of a company by job field and province ('' without one), as of its last recount. */
export const companyOpenings = pgTable(
  'company_openings',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idJobField: integer('id_job_field').notNull(),
    province: text('province').notNull(),
    openings: integer('openings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.idEmp, table.idJobField, table.province] })],
);

/**
 * Open positions of all public companies by job field and province: the sum of the rows of both. Triggers on
 * company_openings and companies add rows of differences (migration 0068); a job merges them.
 */
export const openingCounts = pgTable('opening_counts', {
  idJobField: integer('id_job_field').notNull(),
  province: text('province').notNull(),
  openings: integer('openings').notNull(),
});

/**
 * When the openings and applications of a company are to be counted again: triggers add a row for the moment an
 * opening begins or ends, and one for now when somebody applies or withdraws (migration 0049).
 */
export const companyRecountSchedule = pgTable(
  'company_recounts',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    index('company_recounts_by_time').on(table.dueAt),
    index('company_recounts_by_company').on(table.idEmp),
  ],
);

/** What takes too long to count for a reader, as jobs counted it last night; one row for each key of a name. */
export const nightlyStats = pgTable(
  'nightly_figures',
  {
    name: text('name').notNull(),
    key: text('key').notNull(),
    figures: jsonb('figures').notNull(),
    calculatedAt: instant('calculated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] })],
);
