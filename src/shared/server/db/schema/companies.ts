import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PACKAGES } from '#shared/core/session.ts';
import { RECOGNITIONS } from '#shared/core/vocabulary.ts';
import { between, createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { media } from './media.ts';

export const jobFields = pgTable('job_fields', {
  idJobField: integer('id_job_field').primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});

export const industries = pgTable('industries', {
  idIndustry: integer('id_industry').primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});

export const provinces = pgTable('provinces', {
  /** ISO 3166-2 without the country: `10` is Bangkok. */
  code: char('code', { length: 2 }).primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});

export const companies = pgTable(
  'companies',
  {
    idEmp: identity('id_emp'),
    companyNameTh: text('company_name_th').notNull(),
    companyNameEn: text('company_name_en').notNull().default(''),
    taxId: text('tax_id'),
    idIndustry: integer('id_industry')
      .notNull()
      .references(() => industries.idIndustry),
    companySize: smallint('company_size'),
    country: char('country', { length: 2 }).notNull().default('TH'),
    province: char('province', { length: 2 }).references(() => provinces.code),
    city: text('city'),
    address: text('address'),
    postalCode: text('postal_code'),
    telephone: text('telephone'),
    website: text('website'),
    /** One line for lists, in both languages, copied from the published profile. */
    shortBioTh: text('short_bio_th'),
    shortBioEn: text('short_bio_en'),
    logoMedia: uuid('logo_media').references((): AnyPgColumn => media.idMedia, {
      onDelete: 'set null',
    }),
    coverMedia: uuid('cover_media').references((): AnyPgColumn => media.idMedia, {
      onDelete: 'set null',
    }),
    packageHrSay: text('package_hr_say', { enum: PACKAGES }).notNull().default('basic'),
    publishedThAt: instant('published_th_at'),
    publishedEnAt: instant('published_en_at'),
    /** When somebody of the company first took charge of the page; null while it is unclaimed. */
    claimedAt: instant('claimed_at'),
    checkedOn: instant('checked_on'),
    /** The row's id in the file it was imported from; importing again updates by it. */
    importKey: text('import_key'),
    isDemo: boolean('is_demo').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('companies_import_key').on(table.importKey),
    uniqueIndex('companies_tax_id').on(table.taxId),
    index('companies_by_industry').on(table.idIndustry, table.idEmp),
    index('companies_by_province').on(table.province),
    between('companies_size_band', table.companySize, 1, 8),
    check('companies_tax_id_digits', sql`${table.taxId} ~ '^[0-9]{13}$'`),
    check('companies_postal_code_digits', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
    oneOf('companies_package', table.packageHrSay, PACKAGES),
  ],
);

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
 * Means are over published reviews, weighted by age; score is the shrunken mean of the open formula.
 */
export const companyStats = pgTable(
  'company_stats',
  {
    idEmp: integer('id_emp')
      .primaryKey()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    reviewCount: integer('review_count').notNull().default(0),
    recentReviewCount: integer('recent_review_count').notNull().default(0),
    meanLife: doublePrecision('mean_life'),
    meanWork: doublePrecision('mean_work'),
    meanMoney: doublePrecision('mean_money'),
    meanSocial: doublePrecision('mean_social'),
    score: doublePrecision('score'),
    scoreLow: doublePrecision('score_low'),
    scoreHigh: doublePrecision('score_high'),
    recognition: text('recognition', { enum: RECOGNITIONS }),
    openingCount: integer('opening_count').notNull().default(0),
    applicationCount: integer('application_count').notNull().default(0),
    lastReviewAt: instant('last_review_at'),
    calculatedAt: instant('calculated_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_stats_by_score').on(table.score.desc().nullsLast(), table.idEmp),
    index('company_stats_by_reviews').on(table.reviewCount.desc(), table.idEmp),
    index('company_stats_by_applications').on(table.applicationCount.desc(), table.idEmp),
    index('company_stats_by_latest').on(table.lastReviewAt.desc().nullsLast(), table.idEmp),
    oneOf('company_stats_recognition', table.recognition, RECOGNITIONS),
  ],
);

/** What the open score measures against: one row per industry, and row 0 for the whole market. */
export const marketStats = pgTable('market_stats', {
  idIndustry: integer('id_industry').primaryKey(),
  /** How many published reviews gave the overall rating 1, 2, 3, 4 and 5. */
  counts: integer('counts').array().notNull(),
  /** Standard deviation of the companies' scores; only row 0 has one. */
  companySd: doublePrecision('company_sd'),
  calculatedAt: instant('calculated_at').notNull().defaultNow(),
});

/** Companies people say they would like to work for, chosen by the editors. */
export const dreamCompanies = pgTable('dream_companies', {
  idEmp: integer('id_emp')
    .primaryKey()
    .references(() => companies.idEmp, { onDelete: 'cascade' }),
  position: smallint('position').notNull(),
});
